#include "outbound/sodium_secure.hpp"

#include "outbound/bytes.hpp"

#include <array>
#include <fmt/format.h>
#include <sodium.h>
#include <stdexcept>

namespace evenkeel::outbound {
namespace {

constexpr std::size_t kTokenBytes = 32;

template <std::size_t Size>
std::string to_hex(std::array<unsigned char, Size> const& bytes) {
    std::string text(2 * Size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

/// The next one of the same moment (RFC 9562, 6.2, method 2): its random part, behind version and variant,
/// counted up by one. 2^56 of one moment are more than there will be.
std::array<unsigned char, 16> following(std::array<unsigned char, 16> bytes) {
    for (auto at = bytes.size() - 1; at > 8; --at) {
        ++bytes[at];
        if (bytes[at] != 0)
            break;
    }
    return bytes;
}

} // namespace

SodiumSecure::SodiumSecure(Clock const& clock) : clock_{clock} {
    if (sodium_init() < 0)
        throw std::runtime_error{"libsodium could not be initialised"};
}

std::string SodiumSecure::token() {
    std::array<unsigned char, kTokenBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return url_safe_base64(bytes);
}

std::string SodiumSecure::uuid() {
    std::lock_guard const lock{mutex_};
    std::array<unsigned char, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    auto const milliseconds = static_cast<std::uint64_t>(clock_.now().time_since_epoch().count());
    for (std::size_t i = 0; i < 6; ++i)
        bytes[i] = static_cast<unsigned char>(milliseconds >> (8 * (5 - i)));
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0f) | 0x70);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3f) | 0x80);
    if (bytes <= last_uuid_)
        bytes = following(last_uuid_);
    last_uuid_ = bytes;
    auto const hex = to_hex(bytes);
    return fmt::format("{}-{}-{}-{}-{}", hex.substr(0, 8), hex.substr(8, 4), hex.substr(12, 4),
                       hex.substr(16, 4), hex.substr(20));
}

std::string SodiumSecure::sha256(std::string_view text) const {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), bytes_of(text), text.size());
    return to_hex(digest);
}

std::string SodiumSecure::keyed_digest(std::string_view key, std::string_view message) const {
    crypto_auth_hmacsha256_state state;
    std::array<unsigned char, crypto_auth_hmacsha256_BYTES> digest{};
    crypto_auth_hmacsha256_init(&state, bytes_of(key), key.size());
    crypto_auth_hmacsha256_update(&state, bytes_of(message), message.size());
    crypto_auth_hmacsha256_final(&state, digest.data());
    return url_safe_base64(digest);
}

} // namespace evenkeel::outbound
