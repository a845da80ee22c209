#pragma once

#include "core/base/encryption.hpp"

#include <array>

namespace evenkeel::outbound {

/// Bytes that are wiped from memory when they go.
class SecretKey {
public:
    using Bytes = std::array<unsigned char, 32>;

    SecretKey() = default;

    explicit SecretKey(Bytes const& bytes) : bytes_{bytes} {}

    ~SecretKey();
    SecretKey(SecretKey const&) = default;
    SecretKey& operator=(SecretKey const&) = default;

    [[nodiscard]] Bytes& bytes() { return bytes_; }

    [[nodiscard]] Bytes const& bytes() const { return bytes_; }

private:
    Bytes bytes_{};
};

/// The text in a box of XChaCha20-Poly1305 under a nonce that is drawn by lot, bound to the place; both in
/// base64.
[[nodiscard]] std::string seal_box(SecretKey const& key, std::string_view text, std::string_view place);
[[nodiscard]] std::optional<std::string> open_box(SecretKey const& key, std::string_view box,
                                                  std::string_view place);

/// As seal_box, under this nonce: for vectors that were worked out elsewhere.
using Nonce = std::array<unsigned char, 24>;
[[nodiscard]] std::string seal_box_under(Nonce const& nonce, SecretKey const& key, std::string_view text,
                                         std::string_view place);

/// Encryption with libsodium. The key of the installation is the BLAKE2b hash of its secret.
class SodiumEncryption final : public Encryption {
public:
    /// Throws std::invalid_argument for a secret of less than 16 characters, which could be guessed.
    explicit SodiumEncryption(std::string_view secret);

    [[nodiscard]] std::string const& id() const override { return id_; }

    [[nodiscard]] NewKey make_key(std::string_view owner) const override;
    [[nodiscard]] std::shared_ptr<TextKey const> unwrap(std::string_view wrapped,
                                                        std::string_view owner) const override;

    /// The same key of a member, wrapped under another key of the installation. Nothing as `unwrap`.
    [[nodiscard]] std::optional<std::string>
    wrap_under(SodiumEncryption const& other, std::string_view wrapped, std::string_view owner) const;

private:
    [[nodiscard]] std::optional<SecretKey> unwrapped(std::string_view wrapped, std::string_view owner) const;
    [[nodiscard]] std::string wrap(SecretKey const& key, std::string_view owner) const;

    SecretKey key_;
    std::string id_;
};

} // namespace evenkeel::outbound
