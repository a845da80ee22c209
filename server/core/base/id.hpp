#pragma once

#include <compare>
#include <functional>
#include <string>
#include <utility>

namespace evenkeel {

/// A textual identifier that cannot be mixed up with one of another kind.
template <class Tag>
class Id {
public:
    Id() = default;

    explicit Id(std::string value) : value_{std::move(value)} {}

    [[nodiscard]] std::string const& value() const { return value_; }

    [[nodiscard]] bool empty() const { return value_.empty(); }

    friend auto operator<=>(Id const&, Id const&) = default;

private:
    std::string value_;
};

using MemberId = Id<struct MemberTag>;
using VisitorId = Id<struct VisitorTag>;
using TrainerId = Id<struct TrainerTag>;
using SessionId = Id<struct SessionTag>;
using EventId = Id<struct EventTag>; ///< Made by the client; a write with the same one is stored once.
using CheckInId = Id<struct CheckInTag>;
using ExerciseId = Id<struct ExerciseTag>; ///< The stem of the content file: "long-exhale".
using ExerciseResultId = Id<struct ExerciseResultTag>;
using UploadId = Id<struct UploadTag>;
using HrvTaskId = Id<struct HrvTaskTag>;
using JobId = Id<struct JobTag>;
using InviteId = Id<struct InviteTag>;
using SubscriptionId = Id<struct SubscriptionTag>;
using AuditId = Id<struct AuditTag>;
using FeedbackId = Id<struct FeedbackTag>;
using TrainerAccessId = Id<struct TrainerAccessTag>;
using JournalThreadId = Id<struct JournalThreadTag>;
using JournalMessageId = Id<struct JournalMessageTag>;
using LinkId = Id<struct LinkTag>;
using ApiTokenId = Id<struct ApiTokenTag>;

} // namespace evenkeel

template <class Tag>
struct std::hash<evenkeel::Id<Tag>> {
    std::size_t operator()(evenkeel::Id<Tag> const& id) const noexcept {
        return std::hash<std::string>{}(id.value());
    }
};
