#pragma once

#include "core/checkin/check_in.hpp"

#include <boost/describe.hpp>

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

struct CheckInView {
    std::string check_in_id;
    std::string event_uuid;
    Instant checked_in_at;
    std::string day;
    std::optional<Instant> edited_at;
    double arousal{0};
    double comfort{0};
    double angle{0};
    double felt_angle{0};
    std::string state;
    std::vector<std::string> body_signs;
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
            .arousal = check_in.arousal,
            .comfort = check_in.comfort,
            .angle = check_in.angle.degrees(),
            .felt_angle = check_in.felt_angle.degrees(),
            .state = std::string{state::to_text(check_in.state)},
            .body_signs = check_in.body_signs,
            .note = check_in.note};
}

} // namespace evenkeel::api
