#include "api/context.hpp"
#include "api/rounded.hpp"
#include "core/reading/beat_runs.hpp"
#include "core/reading/hrv_tasks.hpp"

#include <algorithm>

namespace evenkeel::api {

struct ReadingIntervalsQuery {
    HrvTaskId task_id; ///< Which reading.
};
BOOST_DESCRIBE_STRUCT(ReadingIntervalsQuery, (), (task_id))

struct ReadingIntervalsReply {
    HrvTaskId task_id; ///< The reading that was asked for.
    /// The times between neighbouring beats in milliseconds, to a tenth. Each list is a stretch without a
    /// gap; nothing is to be compared across lists. Empty for an imported reading without beats. {items
    /// 0..2000}
    std::vector<std::vector<double>> intervals_ms;
};
BOOST_DESCRIBE_STRUCT(ReadingIntervalsReply, (), (task_id, intervals_ms))

namespace {

http::Answer<ReadingIntervalsReply> get_reading_intervals(Context const& context, http::Member const& caller,
                                                          ReadingIntervalsQuery const& query) {
    auto const task = context.stores.hrv_tasks.find(reading::Owner{caller.id()}, query.task_id);
    if (!task || !task->measurement)
        return refuse(Fault::not_found, "task_id", "You have no such reading.");
    ReadingIntervalsReply reply{.task_id = task->id,
                                .intervals_ms = reading::intervals_between(task->measurement->beat_runs_ms)};
    for (auto& stretch : reply.intervals_ms)
        std::ranges::transform(stretch, stretch.begin(), to_tenth);
    return reply;
}

} // namespace

Route get_reading_intervals_route() {
    return http::get_where<get_reading_intervals>(
        {.operation = "getReadingIntervals",
         .path = "/authorized/history/reading-intervals",
         .summary = "The times between the beats of one reading, for other programs.",
         .retries = 2,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
