#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/service/hrv_task_view.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::api {

struct HrvTaskStatusRequest {
    std::optional<HrvTaskId> task_id; ///< Which reading. Left out: the latest.
};
BOOST_DESCRIBE_STRUCT(HrvTaskStatusRequest, (), (task_id))

namespace {

http::Answer<HrvTaskReply> get_hrv_task_status(Context const& context, http::ServiceVisitor const& caller,
                                               HrvTaskStatusRequest const& request) {
    auto const owner = owner_of(caller);
    auto const task = request.task_id ? context.stores.hrv_tasks.find(owner, *request.task_id)
                                      : context.stores.hrv_tasks.latest(owner);
    if (!task)
        return refuse(Fault::not_found, request.task_id ? "task_id" : "", "You have no such reading.");
    auto reply = view_of(*task);
    if (task->status == reading::TaskStatus::done && caller.member_id())
        if (auto view = fresh_view(context, *caller.member_id()))
            reply.member = std::move(*view);
    return reply;
}

} // namespace

Route get_hrv_task_status_route() {
    return http::post<get_hrv_task_status>(
        {.operation = "getHrvTaskStatus",
         .path = "/hrv-task/status",
         .summary =
             "How far the analysis is: queued, running, done with the result, or rejected with the reason.",
         .retries = 3,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
