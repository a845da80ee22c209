#include "core/checkin/check_in.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace evenkeel::checkin {
namespace {

constexpr double kMostNudge = 20.0;  // degrees
constexpr double kSignWeight = 0.35; // of the felt direction, whose weight is 1
constexpr double kInsideBand = 0.5;  // degrees kept from the edge of the band
constexpr std::size_t kLongestEventId = 64;

bool is_unit_range(double value) {
    return std::isfinite(value) && std::abs(value) <= 1;
}

Result<void> check_answers(CheckInDraft const& draft) {
    if (draft.event_id.empty() || draft.event_id.value().size() > kLongestEventId)
        return refuse(Fault::invalid_input, "event_uuid",
                      "A check-in needs an event id of 1 to 64 characters.");
    if (!is_unit_range(draft.arousal))
        return refuse(Fault::invalid_input, "arousal", "Arousal must be between -1 and 1.");
    if (!is_unit_range(draft.comfort))
        return refuse(Fault::invalid_input, "comfort", "Comfort must be between -1 and 1.");
    if (characters_in(draft.note) > kLongestNote)
        return refuse(Fault::invalid_input, "note", "A note can have up to 2,000 characters.");
    return {};
}

struct Push {
    double arousal{0};
    double comfort{0};
};

Result<Push> mean_push(std::span<std::string const> keys, std::span<BodySign const> known) {
    if (keys.size() > kMostBodySigns)
        return refuse(Fault::invalid_input, "body_signs", "Choose up to 24 body signs.");
    Push sum;
    std::set<std::string_view> seen;
    for (auto const& key : keys) {
        auto const sign = std::ranges::find(known, key, &BodySign::key);
        if (sign == known.end())
            return refuse(Fault::invalid_input, "body_signs",
                          Sentence{"\"{sign}\" is not a body sign we know.", {{"sign", key}}});
        if (!seen.insert(key).second)
            return refuse(Fault::invalid_input, "body_signs",
                          Sentence{"\"{sign}\" was chosen twice.", {{"sign", key}}});
        sum.arousal += sign->arousal;
        sum.comfort += sign->comfort;
    }
    auto const count = static_cast<double>(std::max<std::size_t>(keys.size(), 1));
    return Push{sum.arousal / count, sum.comfort / count};
}

state::RingAngle nudged(state::RingAngle felt, CheckInDraft const& draft, Push const& push) {
    auto const length = std::hypot(draft.arousal, draft.comfort);
    auto const pushed = state::angle_of_feeling(draft.arousal / length + kSignWeight * push.arousal,
                                                draft.comfort / length + kSignWeight * push.comfort);
    if (!pushed)
        return felt;
    auto const nudge = std::clamp(state::turn(felt, *pushed), -kMostNudge, kMostNudge);
    auto const start = state::band_start(state::state_at(felt));
    auto const first = std::min(start + kInsideBand, felt.degrees());
    auto const last = std::max(start + state::kBandWidth - kInsideBand, felt.degrees());
    return state::RingAngle{std::clamp(felt.degrees() + nudge, first, last)};
}

} // namespace

Result<void> check_moment(CheckInDraft const& draft, Instant now) {
    auto const at = draft.checked_in_at.value_or(now);
    if (at > now + kClockTolerance)
        return refuse(Fault::invalid_input, "checked_in_at", "A check-in cannot be in the future.");
    if (at < now - kOldestBackDate)
        return refuse(Fault::invalid_input, "checked_in_at", "A check-in can be at most 60 days old.");
    return {};
}

Result<Placement> place(CheckInDraft const& draft, std::span<BodySign const> known_signs) {
    if (auto const answers = check_answers(draft); !answers)
        return std::unexpected(answers.error());
    auto const push = mean_push(draft.body_signs, known_signs);
    if (!push)
        return std::unexpected(push.error());
    auto const felt = state::angle_of_feeling(draft.arousal, draft.comfort);
    if (!felt)
        return refuse(Fault::invalid_input, "arousal", "Place yourself on the ring first.");
    return Placement{*felt, nudged(*felt, draft, *push), state::state_at(*felt)};
}

} // namespace evenkeel::checkin
