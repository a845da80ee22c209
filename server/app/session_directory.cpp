#include "app/session_directory.hpp"

#include "core/base/unavailable.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

/// A write for every request would cost more than what it tells: the time of last use is kept to the hour.
constexpr std::chrono::hours kTouchEvery{1};

/// Nobody is refused their own data because the time of a visit could not be kept.
void as_far_as_possible(std::function<void()> const& touch) {
    try {
        touch();
    } catch (Unavailable const& error) {
        spdlog::warn("the time of a visit was not kept: {}", error.what());
    }
}

} // namespace

std::optional<account::LiveSession> MemberSessionDirectory::find(std::string_view session_token) {
    auto const now = parts_.clock.now();
    auto live = parts_.sessions.find_live(parts_.secure.sha256(session_token), now);
    if (live && now - live->last_seen_at >= kTouchEvery)
        as_far_as_possible([&] {
            parts_.sessions.touch(live->member_id, live->session_id, now, now + account::kSessionLife);
        });
    return live;
}

Result<std::optional<account::LiveSession>>
MemberSessionDirectory::find_by_api_token(std::string_view api_token) {
    auto const holder = parts_.api_tokens.find_holder(parts_.secure.sha256(api_token));
    auto const now = parts_.clock.now();
    if (!holder || (holder->expires_at && *holder->expires_at <= now))
        return std::nullopt;
    account::RateDecision read;
    as_far_as_possible([&] {
        read = parts_.rate_limits.take("api_token:" + holder->token_id.value(), kApiTokenReads, now);
    });
    if (!read.allowed)
        return std::unexpected(account::too_many_guesses(read.retry_after));
    if (!holder->last_used_at || now - *holder->last_used_at >= kTouchEvery)
        as_far_as_possible([&] { parts_.api_tokens.touch(holder->member_id, holder->token_id, now); });
    // No session and no role: a token reads its member's own data and nothing else.
    return account::LiveSession{.session_id = {},
                                .member_id = holder->member_id,
                                .is_admin = false,
                                .premium_until = holder->premium_until,
                                .last_seen_at = now,
                                .language_code = holder->language_code};
}

} // namespace evenkeel::app
