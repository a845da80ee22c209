#pragma once

#include "core/trainer/trainer_links.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlTrainerLinks final : public trainer::TrainerLinks {
public:
    explicit SqlTrainerLinks(Database& database) : database_{database} {}

    [[nodiscard]] std::optional<trainer::Trainer> find_trainer(TrainerId const& trainer) const override;
    [[nodiscard]] std::optional<trainer::Trainer>
    find_trainer_by_code(std::string const& invite_code) const override;
    [[nodiscard]] std::optional<trainer::TrainerLink> find(MemberId const& member) const override;
    Outcome change(MemberId const& member, Change const& change) override;
    void unlink(MemberId const& member) override;
    void record_access(trainer::TrainerAccess const& access) override;
    [[nodiscard]] std::vector<trainer::TrainerAccess> accesses(MemberId const& member,
                                                               std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
