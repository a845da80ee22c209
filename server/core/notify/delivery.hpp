#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/words.hpp"
#include "core/job/new_job.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace evenkeel::notify {

using DeliveryId = Id<struct DeliveryTag>;

/// The kinds of messages to a member.
enum class DeliveryKind : std::uint8_t { test };

enum class Channel : std::uint8_t { mail, push };

/// `queued` until it is known how it ended.
enum class DeliveryOutcome : std::uint8_t { queued, sent, refused };

/// That a message went to a member, and how it ended. Never what it said.
struct Delivery {
    DeliveryId id;
    MemberId member_id;
    EventId event_id;
    DeliveryKind kind{DeliveryKind::test};
    Channel channel{Channel::mail};
    Instant queued_at;
    DeliveryOutcome outcome{DeliveryOutcome::queued};
    std::optional<Instant> ended_at;
};

inline constexpr std::size_t kMostDeliveriesInList = 50;

class Deliveries {
public:
    virtual ~Deliveries() = default;

    /// Keeps the delivery and queues the job, together or not at all. When the member already has one with
    /// this event id nothing is kept or queued, and the stored one comes back.
    virtual Delivery add_once(Delivery const& delivery, job::NewJob const& send) = 0;

    /// The first ending counts. Nothing to end is no error: the member may be gone.
    virtual void end(MemberId const& member, DeliveryId const& delivery, DeliveryOutcome outcome,
                     Instant at) = 0;

    /// Newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<Delivery> list(MemberId const& member, std::size_t limit) const = 0;
};

} // namespace evenkeel::notify

namespace evenkeel {

template <>
struct Words<notify::DeliveryKind> {
    static constexpr std::array<std::string_view, 1> kNames{"test"};
};

template <>
struct Words<notify::Channel> {
    static constexpr std::array<std::string_view, 2> kNames{"mail", "push"};
};

template <>
struct Words<notify::DeliveryOutcome> {
    static constexpr std::array<std::string_view, 3> kNames{"queued", "sent", "refused"};
};

} // namespace evenkeel
