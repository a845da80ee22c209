#include "core/notify/notification_token.hpp"

#include <algorithm>

namespace evenkeel::notify {
namespace {

constexpr std::size_t kPublicKeyLength = 87; ///< 65 bytes in base64url without padding
constexpr std::size_t kSecretLength = 22;    ///< 16 bytes
constexpr std::size_t kShortestApns = 64;
constexpr std::size_t kLongestApns = 200;
constexpr std::size_t kShortestFcm = 32;
constexpr std::size_t kLongestFcm = 512;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_base64url(char c) {
    return is_digit(c) || is_letter(c) || c == '-' || c == '_';
}

bool is_hexadecimal(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// A name with a dot whose last part begins with a letter: neither "localhost" nor an address in digits.
bool is_public_host(std::string_view host) {
    auto const dot = host.rfind('.');
    return dot != std::string_view::npos && dot > 0 && dot + 1 < host.size() && is_letter(host[dot + 1]) &&
           std::ranges::all_of(host,
                               [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '.'; }) &&
           !host.ends_with(".local") && !host.ends_with(".internal") && !host.ends_with(".localhost");
}

bool is_endpoint(std::string_view url) {
    constexpr std::string_view kScheme = "https://";
    if (!url.starts_with(kScheme) || url.size() > kLongestTokenText)
        return false;
    auto const visible = [](char c) {
        return c > ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>';
    };
    auto const rest = url.substr(kScheme.size());
    auto const slash = rest.find('/');
    return slash != std::string_view::npos && is_public_host(rest.substr(0, slash)) &&
           std::ranges::all_of(rest, visible);
}

std::string without_padding(std::string text) {
    while (text.ends_with('='))
        text.pop_back();
    return text;
}

bool is_key(std::string_view text, std::size_t length) {
    return text.size() == length && std::ranges::all_of(text, is_base64url);
}

auto not_recognised(Sentence message) {
    return refuse(Fault::invalid_input, "notification_token", std::move(message));
}

} // namespace

std::string_view to_text(PushService service) {
    switch (service) {
    case PushService::web_push:
        return "web_push";
    case PushService::apns:
        return "apns";
    case PushService::fcm:
        return "fcm";
    }
    return {};
}

Result<NotificationToken> recognise(WebPushSubscription const& subscription) {
    if (!is_endpoint(subscription.endpoint))
        return not_recognised("A push endpoint is an https address of a push service.");
    auto const key = without_padding(subscription.p256dh);
    auto const secret = without_padding(subscription.auth);
    // An uncompressed point begins with the byte 4, hence with B.
    if (!is_key(key, kPublicKeyLength) || !key.starts_with('B') || !is_key(secret, kSecretLength))
        return not_recognised("The keys of this push subscription cannot be used.");
    return NotificationToken{PushService::web_push, subscription.endpoint, key, secret};
}

Result<NotificationToken> recognise(std::string_view text) {
    auto const length = text.size();
    if (length >= kShortestApns && length <= kLongestApns && length % 2 == 0 &&
        std::ranges::all_of(text, is_hexadecimal))
        return NotificationToken{PushService::apns, std::string{text}, {}, {}};
    auto const colon = text.find(':');
    auto const of_fcm = [](char c) { return is_base64url(c) || c == ':'; };
    if (length >= kShortestFcm && length <= kLongestFcm && colon != std::string_view::npos && colon > 0 &&
        std::ranges::all_of(text, of_fcm))
        return NotificationToken{PushService::fcm, std::string{text}, {}, {}};
    return not_recognised("This is not a token of a push service we know.");
}

bool is_web_push_key(std::string_view text) {
    return is_key(text, kPublicKeyLength) && text.starts_with('B'); // 'B' begins with the bits of 0x04
}

} // namespace evenkeel::notify
