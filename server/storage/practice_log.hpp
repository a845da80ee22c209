#pragma once

#include "core/program/practice_log.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

class SqlPracticeLog final : public program::PracticeLog {
public:
    explicit SqlPracticeLog(Database& database) : database_{database} {}

    bool tick(program::PlanTick const& tick) override;
    [[nodiscard]] std::vector<program::PracticeMark> marks_since(MemberId const& member,
                                                                 Day from) const override;
    [[nodiscard]] std::vector<program::PracticeMark> marks(MemberId const& member, DayRange const& days,
                                                           std::size_t limit) const override;
    void keep_rest_weekdays(MemberId const& member, std::vector<unsigned> const& weekdays) override;
    void keep_rest_day(MemberId const& member, Day day, bool is_rest) override;
    [[nodiscard]] program::Rest rest(MemberId const& member, Day from) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
