#include "storage/account/rate_limits.hpp"

#include <sql/rate_limits.hpp>

#include <sstream>

namespace evenkeel::storage {
namespace {

using Calls = std::vector<Instant>;

/// The calls that still lie inside the window, oldest first.
Calls recent_calls(std::string const& text, Instant since) {
    Calls calls;
    std::istringstream words{text};
    for (std::int64_t milliseconds = 0; words >> milliseconds;)
        if (Instant const at{std::chrono::milliseconds{milliseconds}}; at > since)
            calls.push_back(at);
    return calls;
}

std::string kept_text(Calls const& calls) {
    std::string text;
    for (auto const at : calls)
        text += std::to_string(at.time_since_epoch().count()) + ' ';
    return text;
}

} // namespace

account::RateDecision SqlRateLimits::take(std::string_view key, account::RateLimit const& limit,
                                          Instant now) {
    return database_.transact([&](Connection& connection) -> account::RateDecision {
        auto const row = connection.run(sql::rate_limits::kLock, key, now + limit.window);
        auto calls = recent_calls(row.first().text("calls"), now - limit.window);
        if (calls.size() >= static_cast<std::size_t>(limit.calls))
            return {.allowed = false,
                    .retry_after =
                        std::chrono::ceil<std::chrono::seconds>(calls.front() + limit.window - now)};
        auto const is_first = calls.empty();
        calls.push_back(now);
        connection.queue(sql::rate_limits::kKeep, key, kept_text(calls), now + limit.window);
        // After its own row was kept, which would otherwise be among the expired ones.
        if (is_first)
            connection.queue(sql::rate_limits::kForgetExpired, now);
        return {};
    });
}

} // namespace evenkeel::storage
