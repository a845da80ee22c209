#include "app/session_directory.hpp"

namespace evenkeel::app {
namespace {

/// A write for every request would cost more than what it tells: the time of last use is kept to the hour.
constexpr std::chrono::hours kTouchEvery{1};

} // namespace

std::optional<account::LiveSession> MemberSessionDirectory::find(std::string_view session_token) {
    auto const now = clock_.now();
    auto live = sessions_.find_live(secure_.sha256(session_token), now);
    if (live && now - live->last_seen_at >= kTouchEvery)
        sessions_.touch(live->member_id, live->session_id, now, now + account::kSessionLife);
    return live;
}

} // namespace evenkeel::app
