#pragma once

#include "core/base/clock.hpp"
#include "core/base/secure.hpp"

#include <array>
#include <mutex>

namespace evenkeel::outbound {

/// Randomness and digests from libsodium. Safe to call from many threads.
class SodiumSecure final : public Secure {
public:
    explicit SodiumSecure(Clock const& clock);

    [[nodiscard]] std::string token() override;
    [[nodiscard]] std::string uuid() override;
    [[nodiscard]] std::string sha256(std::string_view text) const override;
    [[nodiscard]] std::string keyed_digest(std::string_view key, std::string_view message) const override;

private:
    Clock const& clock_;
    std::mutex mutex_;
    std::array<unsigned char, 16> last_uuid_{};
};

} // namespace evenkeel::outbound
