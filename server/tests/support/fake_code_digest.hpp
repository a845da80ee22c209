#pragma once

#include "core/account/second_factor/code_digest.hpp"

namespace evenkeel::testing {

/// Only has the shape of a digest: another one for each key and message.
class FakeCodeDigest final : public account::CodeDigest {
public:
    [[nodiscard]] std::string hmac_sha1(std::string_view key, std::string_view message) const override {
        auto hash = std::hash<std::string>{}(std::string{key} + "|" + std::string{message});
        std::string bytes;
        for (int at = 0; at < 20; ++at) {
            bytes.push_back(static_cast<char>(hash & 0xff));
            hash = hash * 6364136223846793005u + 1442695040888963407u;
            hash ^= hash >> 29;
        }
        return bytes;
    }
};

} // namespace evenkeel::testing
