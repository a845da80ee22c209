#pragma once

#include "api/member/views.hpp"
#include "core/reading/hrv_task.hpp"
#include "http/callers.hpp"

#include <boost/describe.hpp>

namespace evenkeel::reading {
BOOST_DESCRIBE_ENUM(ReadingContext, morning, after_practice, other)
BOOST_DESCRIBE_ENUM(ContextTag, alcohol, caffeine, nicotine, illness, poor_sleep, hard_training, travel,
                    period, stress, new_medication)
BOOST_DESCRIBE_ENUM(TaskStatus, queued, running, done, rejected)
} // namespace evenkeel::reading

namespace evenkeel::api {

struct RejectionView {
    std::string reason;
    std::string message;
    std::optional<double> second;
};
BOOST_DESCRIBE_STRUCT(RejectionView, (), (reason, message, second))

struct HrvTaskReply {
    std::string task_id;
    reading::TaskStatus status{};
    std::optional<ReadingView> result;
    std::optional<RejectionView> rejection;
    std::optional<MemberView> member; ///< With the result, when a member asks.
};
BOOST_DESCRIBE_STRUCT(HrvTaskReply, (), (task_id, status, result, rejection, member))

/// A member's recordings belong to the account; without one, to the visitor's cookie.
[[nodiscard]] inline reading::Owner owner_of(http::ServiceVisitor const& caller) {
    return caller.member_id() ? reading::Owner{*caller.member_id()} : reading::Owner{caller.visitor_id()};
}

[[nodiscard]] inline HrvTaskReply view_of(reading::HrvTask const& task) {
    HrvTaskReply reply{
        .task_id = task.id.value(), .status = task.status, .result = {}, .rejection = {}, .member = {}};
    if (task.measurement)
        reply.result = reading_view(task);
    if (task.rejection)
        reply.rejection =
            RejectionView{task.rejection->reason, task.rejection->message, task.rejection->second};
    return reply;
}

} // namespace evenkeel::api
