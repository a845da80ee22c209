#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/content/content.hpp"
#include "core/notify/delivery.hpp"
#include "core/notify/mailer.hpp"

namespace evenkeel::notify {

/// Job kind: sends a test message; the payload is "<member id> <delivery id>".
inline constexpr char kSendTestMessage[] = "send_test_message";

inline constexpr account::RateLimit kTestMessages{.calls = 5, .window = std::chrono::hours{1}};

struct RequestedMessage {
    Delivery delivery;
    bool is_new{true}; ///< False: it was asked for with this event id before.
};

/// The member wants to see whether messages reach them.
class AskForTestMessage {
public:
    struct Parts {
        Deliveries& deliveries;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit AskForTestMessage(Parts parts) : parts_{parts} {}

    /// By mail to the member's own address. Without an event id every call is another message. Refuses: an
    /// event id of no or too many characters (event_uuid), the sixth within an hour (too_many_requests).
    Result<RequestedMessage> operator()(MemberId const& member, std::optional<EventId> const& event) const;

private:
    Parts parts_;
};

/// Sends it in the member's language and notes how that ended.
class SendTestMessage {
public:
    struct Parts {
        account::Members const& members;
        Deliveries& deliveries;
        Mailer& mailer;
        Clock const& clock;
    };

    explicit SendTestMessage(Parts const& parts) : parts_{parts} {}

    /// Throws Unavailable, as the mailer does, when it should be tried again.
    void operator()(content::ByLanguage const& contents, MemberId const& member,
                    DeliveryId const& delivery) const;

private:
    Parts parts_;
};

} // namespace evenkeel::notify
