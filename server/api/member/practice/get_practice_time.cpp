#include "api/context.hpp"
#include "api/rounded.hpp"
#include "core/base/local_day.hpp"
#include "core/exercise/exercise_rules.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct DayPracticeView {
    std::string day;   ///< The member's calendar day. {day}
    double minutes{0}; ///< How many minutes were practised, to a tenth. {0..}
    int times{0};      ///< How many exercises were begun. {1..}
};
BOOST_DESCRIBE_STRUCT(DayPracticeView, (), (day, minutes, times))

struct PracticeTimeReply {
    std::string from;                  ///< The first of the 28 days. {day}
    std::string to;                    ///< The last of them: today. {day}
    std::vector<DayPracticeView> days; ///< The days with an exercise, oldest first. {items 0..28}
};
BOOST_DESCRIBE_STRUCT(PracticeTimeReply, (), (from, to, days))

namespace {

http::Answer<PracticeTimeReply> get_practice_time(Context const& context, http::Member const& caller) {
    auto const read = context.rules.exercise.read_practice_time(caller.id());
    PracticeTimeReply reply{.from = read.days.first, .to = read.days.last, .days = {}};
    for (auto const& time : read.times)
        reply.days.push_back({day_text(time.day), to_tenth(time.seconds / 60), time.times});
    return reply;
}

} // namespace

Route get_practice_time_route() {
    return http::get<get_practice_time>(
        {.operation = "getPracticeTime",
         .path = "/authorized/history/practice-time",
         .summary = "How many minutes were practised on each of the last 28 days.",
         .retries = 2});
}

} // namespace evenkeel::api
