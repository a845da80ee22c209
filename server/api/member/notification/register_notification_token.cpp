#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/base/clock.hpp"
#include "core/notify/notification_token.hpp"

#include <variant>

namespace evenkeel::api {

struct PushKeysRequest {
    std::string p256dh; ///< The browser's public key: 65 bytes in base64url.
    std::string auth;   ///< The browser's secret: 16 bytes in base64url.
};
BOOST_DESCRIBE_STRUCT(PushKeysRequest, (), (p256dh, auth))

/// What PushSubscription.toJSON() of a browser gives (Push API, section 8).
struct PushSubscriptionRequest {
    std::string endpoint;                 ///< The https address of the push service.
    std::optional<double> expirationTime; ///< When the browser lets it lapse; not read.
    PushKeysRequest keys;                 ///< The keys that messages are encrypted with.
};
BOOST_DESCRIBE_STRUCT(PushSubscriptionRequest, (), (endpoint, expirationTime, keys))

struct RegisterTokenRequest {
    /// Where this device is reached: an APNs or FCM token, or a Web Push subscription, as the browser gives
    /// it or as text.
    std::variant<std::string, PushSubscriptionRequest> notification_token;
};
BOOST_DESCRIBE_STRUCT(RegisterTokenRequest, (), (notification_token))

struct RegisterTokenReply {
    std::string service; ///< Which push service was recognised. {one of web_push, apns, fcm}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RegisterTokenReply, (), (service, member))

namespace {

Result<notify::NotificationToken> token_of_subscription(PushSubscriptionRequest const& sent) {
    return notify::recognise(notify::WebPushSubscription{sent.endpoint, sent.keys.p256dh, sent.keys.auth});
}

/// A subscription may come as the text that JSON.stringify makes of it.
Result<notify::NotificationToken> token_of_text(std::string_view text) {
    if (text.size() > notify::kLongestTokenText)
        return refuse(Fault::invalid_input, "notification_token", "This is too long for a token.");
    if (!text.starts_with('{'))
        return notify::recognise(text);
    auto const parsed = http::parse_json(text);
    if (!parsed)
        return refuse(Fault::invalid_input, "notification_token",
                      "This push subscription is not valid JSON.");
    http::json::Trail const top;
    http::json::Trail const trail{.above = &top, .key = "notification_token", .index = 0};
    auto const subscription = http::json::read<PushSubscriptionRequest>(*parsed, trail);
    if (!subscription)
        return std::unexpected(subscription.error());
    return token_of_subscription(*subscription);
}

Result<notify::NotificationToken> token_of(RegisterTokenRequest const& request) {
    if (auto const* const text = std::get_if<std::string>(&request.notification_token))
        return token_of_text(*text);
    return token_of_subscription(std::get<PushSubscriptionRequest>(request.notification_token));
}

http::Answer<RegisterTokenReply> register_notification_token(Context const& context,
                                                             http::Member const& caller,
                                                             RegisterTokenRequest const& request) {
    auto const token = token_of(request);
    if (!token)
        return std::unexpected(token.error());
    if (!context.stores.notification_tokens.keep(caller.id(), caller.session_id(), *token,
                                                 context.clock.now()))
        return refuse(Fault::session_required, "This session has ended. Sign in again.");
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return RegisterTokenReply{std::string{notify::to_text(token->service)}, std::move(*view)};
}

} // namespace

Route register_notification_token_route() {
    return http::post<register_notification_token>(
        {.operation = "registerNotificationToken",
         .path = "/authorized/notification/token",
         .summary = "Keeps where this device is reached: a Web Push subscription, or an FCM or APNs token.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
