#pragma once

#include "core/base/id.hpp"
#include "core/program/practice.hpp"
#include "core/program/practice_log.hpp"
#include "storage/engine/database.hpp"

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

/// Who says that it was done: an exercise result, or the member by hand.
enum class MarkSource { result, tick };

/// Marks a day's practice and moves the program on, in the transaction of what it follows from.
void mark_practised(Connection& connection, MemberId const& member, program::PracticeMark const& mark,
                    MarkSource source);

} // namespace evenkeel::storage
