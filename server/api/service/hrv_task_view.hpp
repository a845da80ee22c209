#pragma once

#include "api/member/views.hpp"
#include "api/rounded.hpp"
#include "core/reading/hrv_task.hpp"
#include "http/routing/callers.hpp"

#include <boost/describe.hpp>

namespace evenkeel::reading {
BOOST_DESCRIBE_ENUM(ReadingContext, morning, after_practice, other)
BOOST_DESCRIBE_ENUM(ContextTag, alcohol, caffeine, nicotine, illness, poor_sleep, hard_training, travel,
                    period, stress, new_medication)
BOOST_DESCRIBE_ENUM(TaskStatus, queued, running, done, rejected)
} // namespace evenkeel::reading

namespace evenkeel::api {

struct RejectionView {
    /// Why there is no number: the engine's name for it, or that the file is no recording or never arrived.
    /// {one of unreadable, upload_missing, malformed, no_finger, too_dark, saturated, lamp_flicker, motion,
    /// pressure, weak_pulse, no_pulse, irregular_rhythm, frame_rate, too_short, too_long}
    std::string reason;
    /// The reason and some help, in words for the person.
    std::string message;
    /// About where in the recording it happened, in seconds, to a tenth. Null: nowhere in particular. {0..}
    std::optional<double> second;
    /// Mean heart rate in beats a minute, to a tenth, where it can be told without the variability; else
    /// null.
    std::optional<double> hr_bpm;
};
BOOST_DESCRIBE_STRUCT(RejectionView, (), (reason, message, second, hr_bpm))

struct HrvTaskReply {
    /// Names the reading.
    std::string task_id;
    /// How far the analysis is: ask again while it is `queued` or `running`.
    reading::TaskStatus status{};
    /// The reading. Null unless `done`.
    std::optional<ReadingView> result;
    /// Why there is no number. Null unless `rejected`.
    std::optional<RejectionView> rejection;
    /// The member's fresh snapshot, with the result and where a member asks; else null.
    std::optional<MemberView> member;
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
        reply.rejection = RejectionView{task.rejection->reason, task.rejection->message,
                                        task.rejection->second.transform(to_tenth),
                                        task.rejection->hr_bpm.transform(to_tenth)};
    return reply;
}

} // namespace evenkeel::api
