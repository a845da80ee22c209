#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::notify {

enum class PushService { web_push, apns, fcm };

[[nodiscard]] std::string_view to_text(PushService service);

/// Where one device can be reached.
struct NotificationToken {
    PushService service{PushService::fcm};
    std::string address; ///< Web Push: the endpoint. Otherwise the token itself.
    std::string p256dh;  ///< Web Push only: the browser's public key, base64url (RFC 8291, section 2.1).
    std::string auth;    ///< Web Push only: its secret, base64url (section 3.2).
};

/// A Web Push subscription as a browser gives it.
struct WebPushSubscription {
    std::string endpoint;
    std::string p256dh;
    std::string auth;
};

inline constexpr std::size_t kLongestTokenText = 2048; ///< bytes

/// Refuses (field notification_token) an endpoint that is not https on a public host name, and keys that are
/// not 65 and 16 bytes. Host names only: an endpoint is called by this server, which must not be sent into
/// its own network.
[[nodiscard]] Result<NotificationToken> recognise(WebPushSubscription const& subscription);

/// APNs: 64 to 200 hexadecimal digits. FCM: an instance, a colon, and letters, digits, - and _. Refuses
/// (field notification_token) what is neither.
[[nodiscard]] Result<NotificationToken> recognise(std::string_view text);

/// Whether browsers would take it as applicationServerKey: a point of P-256, uncompressed (0x04 and 64
/// bytes), in base64url without padding (RFC 8292, section 3.2).
[[nodiscard]] bool is_web_push_key(std::string_view text);

class NotificationTokens {
public:
    virtual ~NotificationTokens() = default;

    /// A session has one token and a token one session: what either had before is replaced. False, and
    /// nothing kept, when the session has ended. Ending the session forgets the token.
    [[nodiscard]] virtual bool keep(MemberId const& member, SessionId const& session,
                                    NotificationToken const& token, Instant at) = 0;

    /// Of all the member's live sessions, newest first; at most 100.
    [[nodiscard]] virtual std::vector<NotificationToken> list(MemberId const& member) const = 0;
};

} // namespace evenkeel::notify
