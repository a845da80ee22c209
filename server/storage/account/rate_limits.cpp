#include "storage/account/rate_limits.hpp"

#include <sql/rate_limits.hpp>

#include <algorithm>
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

account::RateDecision decide(Calls const& calls, account::RateLimit const& limit, Instant now) {
    if (calls.size() < static_cast<std::size_t>(limit.calls))
        return {};
    auto const first = calls[calls.size() - static_cast<std::size_t>(limit.calls)];
    return {.allowed = false,
            .retry_after = std::chrono::ceil<std::chrono::seconds>(first + limit.window - now)};
}

Instant turn_after(Calls const& calls, account::Pace const& pace, Instant now) {
    auto const gap = pace.gaps[std::min(calls.size(), pace.gaps.size() - 1)];
    return calls.empty() ? now + gap : std::max(now, calls.back() + gap);
}

} // namespace

account::RateDecision SqlRateLimits::take(std::string_view key, account::RateLimit const& limit,
                                          Instant now) {
    return database_.transact([&](Connection& connection) -> account::RateDecision {
        auto const row = connection.run(sql::rate_limits::kLock, key, now + limit.window);
        auto calls = recent_calls(row.first().text("calls"), now - limit.window);
        if (auto const decision = decide(calls, limit, now); !decision.allowed)
            return decision;
        auto const is_first = calls.empty();
        calls.push_back(now);
        connection.queue(sql::rate_limits::kKeep, key, kept_text(calls), now + limit.window);
        // After its own row was kept, which would otherwise be among the expired ones.
        if (is_first)
            connection.queue(sql::rate_limits::kForgetExpired, now);
        return {};
    });
}

account::RateDecision SqlRateLimits::look(std::string_view key, account::RateLimit const& limit,
                                          Instant now) const {
    return database_.read([&](Connection& connection) -> account::RateDecision {
        auto const found = connection.run(sql::rate_limits::kFind, key);
        if (found.empty())
            return {};
        return decide(recent_calls(found.first().text("calls"), now - limit.window), limit, now);
    });
}

Instant SqlRateLimits::next_turn(std::string_view key, account::Pace const& pace, Instant now) {
    return database_.transact([&](Connection& connection) {
        auto const row = connection.run(sql::rate_limits::kLock, key, now + pace.memory);
        auto turns = recent_calls(row.first().text("calls"), now - pace.memory);
        if (!turns.empty() && turns.back() > now)
            return turns.back();
        auto const next = turn_after(turns, pace, now);
        turns.push_back(next);
        connection.queue(sql::rate_limits::kKeep, key, kept_text(turns), next + pace.memory);
        return next;
    });
}

} // namespace evenkeel::storage
