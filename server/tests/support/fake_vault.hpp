#pragma once

#include "core/base/vault.hpp"

namespace evenkeel::testing {

/// Only marks a text as sealed; with another key it does not open.
class FakeVault final : public Vault {
public:
    explicit FakeVault(std::string key = "key") : key_{std::move(key)} {}

    [[nodiscard]] std::string seal(std::string_view text) override { return key_ + "|" + std::string{text}; }

    [[nodiscard]] std::optional<std::string> open(std::string_view sealed) const override {
        if (!sealed.starts_with(key_ + "|"))
            return std::nullopt;
        return std::string{sealed.substr(key_.size() + 1)};
    }

private:
    std::string key_;
};

} // namespace evenkeel::testing
