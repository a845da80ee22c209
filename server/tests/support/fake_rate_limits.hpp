#pragma once

#include "core/account/rate_limits.hpp"

#include <deque>
#include <functional>
#include <map>
#include <mutex>

namespace evenkeel::testing {

/// Remembers the moment of every call that was allowed.
class FakeRateLimits final : public account::RateLimits {
public:
    [[nodiscard]] account::RateDecision take(std::string_view key, account::RateLimit const& limit,
                                             Instant now) override {
        std::lock_guard const lock{mutex_};
        auto& calls = calls_[std::string{key}];
        while (!calls.empty() && calls.front() + limit.window <= now)
            calls.pop_front();
        if (calls.size() >= static_cast<std::size_t>(limit.calls)) {
            auto const wait = calls.front() + limit.window - now;
            return {.allowed = false, .retry_after = std::chrono::ceil<std::chrono::seconds>(wait)};
        }
        calls.push_back(now);
        return {};
    }

private:
    std::mutex mutex_;
    std::map<std::string, std::deque<Instant>, std::less<>> calls_;
};

} // namespace evenkeel::testing
