#pragma once

#include "core/base/vault.hpp"

#include <array>

namespace evenkeel::outbound {

/// Authenticated encryption with libsodium's secretbox (XSalsa20-Poly1305) under one key of the installation,
/// which is the BLAKE2b hash of its secret. Each text gets a nonce of its own, drawn by lot.
class SodiumVault final : public Vault {
public:
    /// Throws std::invalid_argument for a secret of less than 16 characters, which could be guessed.
    explicit SodiumVault(std::string_view secret);
    ~SodiumVault() override;

    SodiumVault(SodiumVault const&) = delete;
    SodiumVault& operator=(SodiumVault const&) = delete;

    [[nodiscard]] std::string seal(std::string_view text) override;
    [[nodiscard]] std::optional<std::string> open(std::string_view sealed) const override;

private:
    std::array<unsigned char, 32> key_{};
};

} // namespace evenkeel::outbound
