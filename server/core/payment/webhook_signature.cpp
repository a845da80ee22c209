#include "core/payment/webhook_signature.hpp"

#include "core/base/base64.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <ranges>
#include <vector>

namespace evenkeel::payment {
namespace {

struct Signatures {
    std::optional<std::int64_t> seconds;
    std::vector<std::string_view> v1;
};

std::optional<std::int64_t> number_of(std::string_view text) {
    std::int64_t number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

Signatures read(std::string_view header) {
    Signatures found;
    for (auto const part : header | std::views::split(',')) {
        std::string_view const item{part.begin(), part.end()};
        if (item.starts_with("t="))
            found.seconds = number_of(item.substr(2));
        else if (item.starts_with("v1="))
            found.v1.push_back(item.substr(3));
    }
    return found;
}

/// The outside world gives digests in base64url, webhooks have them in hexadecimal.
std::string hexadecimal(std::string base64url) {
    std::ranges::replace(base64url, '-', '+');
    std::ranges::replace(base64url, '_', '/');
    auto const bytes = from_base64(base64url + "=").value_or("");
    std::string digits;
    for (auto const byte : bytes)
        digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return digits;
}

std::string digest(std::string_view secret, std::int64_t seconds, std::string_view body,
                   Secure const& secure) {
    return hexadecimal(secure.keyed_digest(secret, fmt::format("{}.{}", seconds, body)));
}

/// Compared by their digests, so that the time it takes tells nothing about where they differ.
bool are_equal(std::string_view one, std::string_view other, Secure const& secure) {
    return secure.sha256(one) == secure.sha256(other);
}

} // namespace

bool is_signed(std::string_view header, std::string_view body, std::span<std::string const> secrets,
               Instant now, Secure const& secure) {
    auto const signatures = read(header);
    if (!signatures.seconds)
        return false;
    auto const ours = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    // Compared as they are: a difference of numbers from outside could overflow.
    if (*signatures.seconds < ours - kSignatureTolerance.count() ||
        *signatures.seconds > ours + kSignatureTolerance.count())
        return false;
    return std::ranges::any_of(secrets, [&](auto const& secret) {
        auto const expected = digest(secret, *signatures.seconds, body, secure);
        return !secret.empty() && std::ranges::any_of(signatures.v1, [&](auto const given) {
            return are_equal(given, expected, secure);
        });
    });
}

std::string sign_webhook(std::string_view body, std::string_view secret, Instant now, Secure const& secure) {
    auto const seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    return fmt::format("t={},v1={}", seconds, digest(secret, seconds, body, secure));
}

} // namespace evenkeel::payment
