#include "core/account/second_factor/one_time_code.hpp"

#include <array>
#include <fmt/format.h>

namespace evenkeel::account {
namespace {

constexpr std::string_view kBase32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::uint32_t kCountOfCodes = 1'000'000;

std::string bytes_of(std::int64_t step) {
    std::string bytes;
    for (int shift = 56; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<char>((static_cast<std::uint64_t>(step) >> shift) & 0xff));
    return bytes;
}

std::uint32_t byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

/// Takes as long for a wrong code as for the right one.
bool same(std::string_view left, std::string_view right) {
    if (left.size() != right.size())
        return false;
    unsigned difference = 0;
    for (std::size_t at = 0; at < left.size(); ++at)
        difference |= byte_at(left, at) ^ byte_at(right, at);
    return difference == 0;
}

bool is_unreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_' || c == '~';
}

std::string percent_encoded(std::string_view text) {
    std::string encoded;
    for (char const c : text)
        encoded += is_unreserved(c) ? std::string{c} : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return encoded;
}

} // namespace

std::int64_t step_at(Instant now) {
    return std::chrono::floor<std::chrono::seconds>(now.time_since_epoch()) / kCodeStep;
}

std::string one_time_code(CodeDigest const& digest, std::string_view secret, std::int64_t step) {
    auto const hash = digest.hmac_sha1(secret, bytes_of(step));
    auto const at = byte_at(hash, hash.size() - 1) & 0x0f;
    auto const number = (byte_at(hash, at) & 0x7f) << 24 | byte_at(hash, at + 1) << 16 |
                        byte_at(hash, at + 2) << 8 | byte_at(hash, at + 3);
    return fmt::format("{:06}", number % kCountOfCodes);
}

std::optional<std::int64_t> step_of_code(CodeDigest const& digest, std::string_view secret,
                                         std::string_view code, Instant now) {
    std::optional<std::int64_t> found;
    for (auto step = step_at(now) - 1; step <= step_at(now) + 1; ++step)
        if (same(one_time_code(digest, secret, step), code))
            found = step;
    return found;
}

std::string to_base32(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int waiting = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        bits = bits << 8 | byte_at(bytes, at);
        for (waiting += 8; waiting >= 5; waiting -= 5)
            text += kBase32[bits >> (waiting - 5) & 31];
    }
    if (waiting > 0)
        text += kBase32[bits << (5 - waiting) & 31];
    return text;
}

std::string authenticator_address(std::string_view brand, std::string_view email_address,
                                  std::string_view secret) {
    return fmt::format("otpauth://totp/{0}:{1}?secret={2}&issuer={0}", percent_encoded(brand),
                       percent_encoded(email_address), to_base32(secret));
}

} // namespace evenkeel::account
