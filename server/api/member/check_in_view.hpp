#pragma once

#include "api/rounded.hpp"
#include "core/checkin/check_in.hpp"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct CheckInView {
    /// Names the check-in.
    std::string check_in_id;
    /// The identifier that the client recorded it with.
    std::string event_uuid;
    /// The moment that the check-in is about.
    Instant checked_in_at;
    /// The member's calendar day that it counts for. {day}
    std::string day;
    /// When it was last edited. Null: never.
    std::optional<Instant> edited_at;
    /// From quiet (-1) to stirred up (1), as answered, to three decimals. {-1..1}
    double arousal{0};
    /// From uncomfortable (-1) to comfortable (1), as answered, to three decimals. {-1..1}
    double comfort{0};
    /// Where the check-in lies on the ring, in degrees clockwise from the top, to a tenth: `felt_angle`,
    /// moved a little by the body signs. {angle}
    double angle{0};
    /// Where arousal and comfort alone point, in degrees, to a tenth. {angle}
    double felt_angle{0};
    /// The state in whose band it lies. {state}
    std::string state;
    /// The `key` of each body sign that was named. {items 0..24}
    std::vector<std::string> body_signs;
    /// What the member wrote; may be empty. {length 0..2,000}
    std::string note;
};
BOOST_DESCRIBE_STRUCT(CheckInView, (),
                      (check_in_id, event_uuid, checked_in_at, day, edited_at, arousal, comfort, angle,
                       felt_angle, state, body_signs, note))

[[nodiscard]] inline CheckInView view_of(checkin::CheckIn const& check_in) {
    return {.check_in_id = check_in.id.value(),
            .event_uuid = check_in.event_id.value(),
            .checked_in_at = check_in.checked_in_at,
            .day = check_in.day,
            .edited_at = check_in.edited_at,
            .arousal = rounded(check_in.arousal, 3),
            .comfort = rounded(check_in.comfort, 3),
            .angle = to_tenth(check_in.angle.degrees()),
            .felt_angle = to_tenth(check_in.felt_angle.degrees()),
            .state = std::string{state::to_text(check_in.state)},
            .body_signs = check_in.body_signs,
            .note = check_in.note};
}

} // namespace evenkeel::api
