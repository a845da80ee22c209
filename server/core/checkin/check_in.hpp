#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/state/ring.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::checkin {

/// Something the body says, and which way on the ring it points. Content, not code:
/// content/check-in/body_signs.yaml.
struct BodySign {
    std::string key;
    std::string title;
    double arousal{0}; ///< -1..1
    double comfort{0}; ///< -1..1
};

/// A check-in as the member sends it.
struct CheckInDraft {
    EventId event_id;
    double arousal{0}; ///< -1 (quiet) .. 1 (stirred up)
    double comfort{0}; ///< -1 (uncomfortable) .. 1 (comfortable)
    std::vector<std::string> body_signs;
    std::string note;
    std::optional<Instant> checked_in_at; ///< Absent: now.
};

/// A check-in as it is kept.
struct CheckIn {
    CheckInId id;
    MemberId member_id;
    EventId event_id;
    Instant checked_in_at;
    std::string day; ///< The member's own calendar day of that moment, "2026-11-21", as it was when recorded.
    Instant recorded_at;
    std::optional<Instant> edited_at;
    double arousal{0};
    double comfort{0};
    state::RingAngle felt_angle; ///< Where the member put themselves.
    state::RingAngle angle;      ///< After the body signs had their say.
    state::StateName state{state::StateName::stillness};
    std::vector<std::string> body_signs;
    std::string note;
};

inline constexpr std::size_t kLongestNote = 2000; ///< characters
inline constexpr std::size_t kMostBodySigns = 24;
inline constexpr std::chrono::days kOldestBackDate{60};

struct Placement {
    state::RingAngle felt_angle;
    state::RingAngle angle;
    state::StateName state;
};

/// Refuses a moment that lies in the future or more than 60 days back.
[[nodiscard]] Result<void> check_moment(CheckInDraft const& draft, Instant now);

/// Turns answers into a place on the ring. The member's own word decides the state: body signs move the place
/// by at most 20 degrees and never out of the band that was felt. Refuses with the field named: values
/// outside -1..1, no direction, unknown or repeated signs, a note that is too long.
[[nodiscard]] Result<Placement> place(CheckInDraft const& draft, std::span<BodySign const> known_signs);

} // namespace evenkeel::checkin
