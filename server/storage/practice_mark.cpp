#include "storage/practice_mark.hpp"

#include "core/base/local_day.hpp"

#include <sql/practice_marks.hpp>
#include <sql/program_days.hpp>
#include <sql/program_runs.hpp>

namespace evenkeel::storage {

void mark_practised(Connection& connection, MemberId const& member, program::PracticeMark const& mark,
                    MarkSource source) {
    auto const day = day_text(mark.day);
    connection.run(sql::practice_marks::kInsert, member, day, word_of(mark.item),
                   source == MarkSource::result ? "result" : "tick");
    connection.run(sql::program_runs::kBeginFirst, member, day);
    connection.run(sql::program_days::kInsert, member, day);
}

} // namespace evenkeel::storage
