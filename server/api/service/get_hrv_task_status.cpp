#include "api/member/member_reply.hpp"
#include "api/service/hrv_task_view.hpp"
#include "api/service/routes.hpp"

namespace evenkeel::api {

struct HrvTaskStatusRequest {
    std::optional<HrvTaskId> task_id;
};
BOOST_DESCRIBE_STRUCT(HrvTaskStatusRequest, (), (task_id))

http::Route get_hrv_task_status(ServiceUses const& uses) {
    return http::post<http::ServiceVisitor, HrvTaskStatusRequest, HrvTaskReply>(
        {.operation = "getHrvTaskStatus",
         .path = "/hrv-task/status",
         .summary =
             "How far the analysis is: queued, running, done with the result, or rejected with the reason.",
         .retries = 3,
         .refusals = {Fault::not_found}},
        [uses](http::ServiceVisitor const& caller,
               HrvTaskStatusRequest const& request) -> http::Answer<HrvTaskReply> {
            auto const owner = owner_of(caller);
            auto const task =
                request.task_id ? uses.hrv_tasks.find(owner, *request.task_id) : uses.hrv_tasks.latest(owner);
            if (!task)
                return refuse(Fault::not_found, request.task_id ? "task_id" : "",
                              "You have no such reading.");
            auto reply = view_of(*task);
            if (task->status == reading::TaskStatus::done && caller.member_id())
                if (auto view = fresh_view(uses.read_snapshot, *caller.member_id()))
                    reply.member = std::move(*view);
            return reply;
        });
}

} // namespace evenkeel::api
