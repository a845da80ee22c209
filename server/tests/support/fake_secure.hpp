#pragma once

#include "core/base/secure.hpp"

#include <fmt/format.h>

namespace evenkeel::testing {

/// Counts instead of drawing lots, so that a test knows what comes: token-0001, uuid 00000000-…-000000000001.
/// Its digest only has the shape of one.
class FakeSecure final : public Secure {
public:
    [[nodiscard]] std::string token() override { return fmt::format("token-{:04}", ++tokens_); }

    [[nodiscard]] std::string uuid() override {
        return fmt::format("00000000-0000-7000-8000-{:012}", ++uuids_);
    }

    [[nodiscard]] std::string sha256(std::string_view text) const override {
        auto const hash = std::hash<std::string_view>{}(text);
        return fmt::format("{0:016x}{0:016x}{0:016x}{0:016x}", hash);
    }

    [[nodiscard]] std::string keyed_digest(std::string_view key, std::string_view message) const override {
        return sha256(fmt::format("{} | {}", key, message)).substr(0, 43);
    }

private:
    int tokens_{0};
    int uuids_{0};
};

} // namespace evenkeel::testing
