#pragma once

#include "core/program/programs.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlPrograms final : public program::Programs {
public:
    explicit SqlPrograms(Database& database) : database_{database} {}

    [[nodiscard]] program::Run present(MemberId const& member) const override;
    [[nodiscard]] std::vector<program::Pause> pauses(MemberId const& member) const override;
    void restart(MemberId const& member, program::Restart const& restart) override;
    void pause(MemberId const& member, Day today) override;
    void resume(MemberId const& member, Day today) override;
    bool add_reflection(program::Reflection const& reflection) override;
    [[nodiscard]] std::vector<program::Reflection> reflections(MemberId const& member,
                                                               int run) const override;
    [[nodiscard]] std::vector<program::PastRun> past_runs(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
