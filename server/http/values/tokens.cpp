#include "http/values/tokens.hpp"

#include <array>
#include <stdexcept>

#include <sodium.h>

namespace evenkeel::http {

namespace {

using Bytes32 = std::array<unsigned char, 32>;

/// libsodium asks to be initialised once before anything else; more often is harmless.
void demand_sodium() {
    static bool const ready = sodium_init() >= 0;
    if (!ready)
        throw std::runtime_error("libsodium cannot be initialised");
}

std::string base64url(Bytes32 const& bytes) {
    constexpr auto kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.pop_back(); // The C function ends its text with a NUL.
    return text;
}

unsigned char const* bytes_of(std::string_view text) {
    return reinterpret_cast<unsigned char const*>(text.data());
}

} // namespace

std::string random_token() {
    demand_sodium();
    Bytes32 bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return base64url(bytes);
}

std::string random_request_id() {
    demand_sodium();
    std::array<unsigned char, 8> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

bool equal_in_constant_time(std::string_view left, std::string_view right) {
    return left.size() == right.size() && sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

std::string keyed_digest(std::string_view key, std::string_view message) {
    demand_sodium();
    crypto_auth_hmacsha256_state state;
    Bytes32 digest{};
    crypto_auth_hmacsha256_init(&state, bytes_of(key), key.size());
    crypto_auth_hmacsha256_update(&state, bytes_of(message), message.size());
    crypto_auth_hmacsha256_final(&state, digest.data());
    return base64url(digest);
}

} // namespace evenkeel::http
