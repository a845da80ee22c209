#include "api/context.hpp"
#include "api/service/hrv_task_view.hpp"
#include "core/reading/reading_rules.hpp"

namespace evenkeel::api {

struct StartHrvTaskRequest {
    /// Which recording. Left out: the latest upload.
    std::optional<UploadId> upload_id;
    /// When it was taken. Left out: `other`. Slow breathing raises the values, so say `after_practice` then.
    std::optional<reading::ReadingContext> context;
    /// What is known to move the values by itself.
    std::optional<std::vector<reading::ContextTag>> tags;
    /// When it was recorded, up to 14 days back. Left out: just now.
    std::optional<Instant> measured_at;
};
BOOST_DESCRIBE_STRUCT(StartHrvTaskRequest, (), (upload_id, context, tags, measured_at))

namespace {

http::Answer<HrvTaskReply> start_hrv_task(Context const& context, http::ServiceVisitor const& caller,
                                          StartHrvTaskRequest const& request) {
    auto const started = context.rules.reading.start_analysis(
        owner_of(caller), request.upload_id,
        {.context = request.context.value_or(reading::ReadingContext::other),
         .tags = request.tags.value_or(std::vector<reading::ContextTag>{}),
         .measured_at = request.measured_at});
    if (!started)
        return std::unexpected(started.error());
    return http::Answer<HrvTaskReply>{view_of(started->task)}.with_status(started->is_new ? 201 : 200);
}

} // namespace

Route start_hrv_task_route() {
    return http::post<start_hrv_task>(
        {.operation = "startHrvTask",
         .path = "/hrv-task",
         .summary = "Starts the analysis of the named upload, or of the latest. The same upload is one task.",
         .retries = 3,
         .refusals = {Fault::not_found, Fault::invalid_input},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
