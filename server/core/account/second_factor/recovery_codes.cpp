#include "core/account/second_factor/recovery_codes.hpp"

#include "core/account/second_factor/one_time_code.hpp"

#include <charconv>
#include <stdexcept>

namespace evenkeel::account {
namespace {

constexpr std::size_t kCodeBytes = 10;
constexpr std::size_t kCodeLetters = 16;
constexpr std::size_t kGroup = 4;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_of_code(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7');
}

std::string in_groups(std::string_view letters) {
    std::string text;
    for (std::size_t at = 0; at < letters.size(); ++at) {
        if (at > 0 && at % kGroup == 0)
            text += '-';
        text += lower(letters[at]);
    }
    return text;
}

} // namespace

std::string random_bytes(Secure& secure, std::size_t count) {
    auto const hex = secure.sha256(secure.token());
    if (2 * count > hex.size())
        throw std::logic_error{"a token has not so many random bytes"};
    std::string bytes;
    for (std::size_t at = 0; at < count; ++at) {
        unsigned value = 0;
        std::from_chars(hex.data() + 2 * at, hex.data() + 2 * at + 2, value, 16);
        bytes.push_back(static_cast<char>(value));
    }
    return bytes;
}

RecoveryCodes new_recovery_codes(Secure& secure) {
    RecoveryCodes codes;
    for (int at = 0; at < kRecoveryCodes; ++at) {
        codes.shown.push_back(in_groups(to_base32(random_bytes(secure, kCodeBytes))));
        codes.hashes.push_back(recovery_hash(secure, codes.shown.back()).value());
    }
    return codes;
}

std::optional<std::string> recovery_hash(Secure const& secure, std::string_view typed) {
    std::string letters;
    for (char const c : typed) {
        if (c == ' ' || c == '-')
            continue;
        if (!is_of_code(lower(c)) || letters.size() == kCodeLetters)
            return std::nullopt;
        letters += lower(c);
    }
    return letters.size() == kCodeLetters ? std::optional{secure.sha256(letters)} : std::nullopt;
}

} // namespace evenkeel::account
