#include "outbound/sodium_vault.hpp"

#include "outbound/bytes.hpp"

#include <sodium.h>
#include <stdexcept>
#include <vector>

namespace evenkeel::outbound {
namespace {

constexpr std::size_t kShortestSecret = 16;
constexpr std::size_t kFrame = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;

} // namespace

SodiumVault::SodiumVault(std::string_view secret) {
    static_assert(std::tuple_size_v<decltype(key_)> == crypto_secretbox_KEYBYTES);
    if (sodium_init() < 0)
        throw std::runtime_error{"libsodium could not be initialised"};
    if (secret.size() < kShortestSecret)
        throw std::invalid_argument{"health_secret: needs at least 16 characters"};
    crypto_generichash(key_.data(), key_.size(), bytes_of(secret), secret.size(), nullptr, 0);
}

SodiumVault::~SodiumVault() {
    sodium_memzero(key_.data(), key_.size());
}

std::string SodiumVault::seal(std::string_view text) {
    std::vector<unsigned char> sealed(kFrame + text.size());
    randombytes_buf(sealed.data(), crypto_secretbox_NONCEBYTES);
    crypto_secretbox_easy(sealed.data() + crypto_secretbox_NONCEBYTES, bytes_of(text), text.size(),
                          sealed.data(), key_.data());
    return url_safe_base64(sealed);
}

std::optional<std::string> SodiumVault::open(std::string_view sealed) const {
    auto const bytes = from_url_safe_base64(sealed);
    if (!bytes || bytes->size() < kFrame)
        return std::nullopt;
    std::string text(bytes->size() - kFrame, '\0');
    auto const opened = crypto_secretbox_open_easy(
        reinterpret_cast<unsigned char*>(text.data()), bytes->data() + crypto_secretbox_NONCEBYTES,
        bytes->size() - crypto_secretbox_NONCEBYTES, bytes->data(), key_.data());
    return opened == 0 ? std::optional{text} : std::nullopt;
}

} // namespace evenkeel::outbound
