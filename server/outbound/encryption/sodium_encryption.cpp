#include "outbound/encryption/sodium_encryption.hpp"

#include "outbound/bytes.hpp"

#include <algorithm>
#include <sodium.h>
#include <stdexcept>
#include <vector>

namespace evenkeel::outbound {
namespace {

constexpr std::size_t kShortestKeySecret = 16;
constexpr std::size_t kNonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t kTagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t kIdBytes = 16; ///< The fewest that the library hashes to.

/// Each hash says its purpose: the same secret gives another key elsewhere.
constexpr std::string_view kForInstallation = "evenkeel key of an installation 1";
constexpr std::string_view kForName = "evenkeel name of a key 1";

static_assert(std::tuple_size_v<SecretKey::Bytes> == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);
static_assert(std::tuple_size_v<Nonce> == kNonceBytes);

std::string name_of(SecretKey const& key) {
    std::array<unsigned char, kIdBytes> name{};
    crypto_generichash(name.data(), name.size(), bytes_of(kForName), kForName.size(), key.bytes().data(),
                       key.bytes().size());
    return url_safe_base64(name);
}

std::string place_of_wrapped(std::string_view owner) {
    return "key of " + std::string{owner};
}

class SodiumTextKey final : public TextKey {
public:
    explicit SodiumTextKey(SecretKey const& key) : key_{key}, id_{name_of(key)} {}

    [[nodiscard]] std::string const& id() const override { return id_; }

    [[nodiscard]] std::string seal(std::string_view text, std::string_view place) const override {
        return seal_box(key_, text, place);
    }

    [[nodiscard]] std::optional<std::string> open(std::string_view box,
                                                  std::string_view place) const override {
        return open_box(key_, box, place);
    }

private:
    SecretKey key_;
    std::string id_;
};

} // namespace

SecretKey::~SecretKey() {
    sodium_memzero(bytes_.data(), bytes_.size());
}

std::string seal_box_under(Nonce const& nonce, SecretKey const& key, std::string_view text,
                           std::string_view place) {
    std::vector<unsigned char> box(kNonceBytes + text.size() + kTagBytes);
    std::ranges::copy(nonce, box.begin());
    crypto_aead_xchacha20poly1305_ietf_encrypt(box.data() + kNonceBytes, nullptr, bytes_of(text), text.size(),
                                               bytes_of(place), place.size(), nullptr, box.data(),
                                               key.bytes().data());
    return url_safe_base64(box);
}

std::string seal_box(SecretKey const& key, std::string_view text, std::string_view place) {
    Nonce nonce{};
    randombytes_buf(nonce.data(), nonce.size());
    return seal_box_under(nonce, key, text, place);
}

std::optional<std::string> open_box(SecretKey const& key, std::string_view box, std::string_view place) {
    auto const bytes = from_url_safe_base64(box);
    if (!bytes || bytes->size() < kNonceBytes + kTagBytes)
        return std::nullopt;
    std::string text(bytes->size() - kNonceBytes - kTagBytes, '\0');
    auto const opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        reinterpret_cast<unsigned char*>(text.data()), nullptr, nullptr, bytes->data() + kNonceBytes,
        bytes->size() - kNonceBytes, bytes_of(place), place.size(), bytes->data(), key.bytes().data());
    return opened == 0 ? std::optional{std::move(text)} : std::nullopt;
}

SodiumEncryption::SodiumEncryption(std::string_view secret) {
    if (sodium_init() < 0)
        throw std::runtime_error{"libsodium could not be initialised"};
    if (secret.size() < kShortestKeySecret)
        throw std::invalid_argument{"encryption_key: needs at least 16 characters"};
    crypto_generichash(key_.bytes().data(), key_.bytes().size(), bytes_of(secret), secret.size(),
                       bytes_of(kForInstallation), kForInstallation.size());
    id_ = name_of(key_);
}

Encryption::NewKey SodiumEncryption::make_key(std::string_view owner) const {
    SecretKey key;
    randombytes_buf(key.bytes().data(), key.bytes().size());
    return {.key_id = name_of(key), .wrapped = wrap(key, owner)};
}

std::shared_ptr<TextKey const> SodiumEncryption::unwrap(std::string_view wrapped,
                                                        std::string_view owner) const {
    auto const key = unwrapped(wrapped, owner);
    return key ? std::make_shared<SodiumTextKey const>(*key) : nullptr;
}

std::optional<std::string> SodiumEncryption::wrap_under(SodiumEncryption const& other,
                                                        std::string_view wrapped,
                                                        std::string_view owner) const {
    auto const key = unwrapped(wrapped, owner);
    return key ? std::optional{other.wrap(*key, owner)} : std::nullopt;
}

std::optional<SecretKey> SodiumEncryption::unwrapped(std::string_view wrapped, std::string_view owner) const {
    auto bytes = open_box(key_, wrapped, place_of_wrapped(owner));
    if (!bytes || bytes->size() != std::tuple_size_v<SecretKey::Bytes>)
        return std::nullopt;
    SecretKey key;
    std::ranges::copy(*bytes, key.bytes().begin());
    sodium_memzero(bytes->data(), bytes->size());
    return key;
}

std::string SodiumEncryption::wrap(SecretKey const& key, std::string_view owner) const {
    return seal_box(key_, {reinterpret_cast<char const*>(key.bytes().data()), key.bytes().size()},
                    place_of_wrapped(owner));
}

} // namespace evenkeel::outbound
