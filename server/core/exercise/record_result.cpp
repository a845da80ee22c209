#include "core/exercise/record_result.hpp"

#include "core/base/local_day.hpp"
#include "core/base/text.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::exercise {
namespace {

constexpr std::size_t kLongestEventId = 64;
constexpr double kHighestOnRing = 360;
constexpr double kHighestOnSlider = 100;

bool is_inside(std::optional<double> value, double highest) {
    return !value || (*value >= 0 && *value <= highest);
}

Result<void> check_moods(MoodChange const& moods) {
    auto const is_ring = moods.scale == MoodScale::ring;
    auto const highest = is_ring ? kHighestOnRing : kHighestOnSlider;
    auto const words = is_ring ? Sentence{"A place on the ring must be between 0 and 360."}
                               : Sentence{"The slider must be between 0 and 100."};
    if (!is_inside(moods.before, highest))
        return refuse(Fault::invalid_input, "mood_before", words);
    if (!is_inside(moods.after, highest))
        return refuse(Fault::invalid_input, "mood_after", words);
    return {};
}

Instant start_of(ResultDraft const& draft, Instant now) {
    auto const duration = std::chrono::milliseconds{std::llround(draft.duration_s * 1000)};
    return std::min(draft.started_at.value_or(now - duration), now);
}

} // namespace

Result<void> check(ResultDraft const& draft, Instant now) {
    if (draft.event_id.empty() || draft.event_id.value().size() > kLongestEventId)
        return refuse(Fault::invalid_input, "event_uuid",
                      "A result needs an event id of 1 to 64 characters.");
    if (!(draft.duration_s >= 0 && draft.duration_s <= kLongestDuration))
        return refuse(Fault::invalid_input, "duration_s",
                      "A duration must be between 0 seconds and 4 hours.");
    if (draft.felt_effect && std::abs(*draft.felt_effect) > kStrongestEffect)
        return refuse(Fault::invalid_input, "felt_effect", "The effect must be between -2 and 2.");
    if (auto const moods = check_moods(draft.moods); !moods)
        return moods;
    auto const start = draft.started_at.value_or(now);
    if (start > now + kClockTolerance)
        return refuse(Fault::invalid_input, "started_at", "An exercise cannot begin in the future.");
    if (start < now - kOldestResult)
        return refuse(Fault::invalid_input, "started_at", "A result can be at most 60 days old.");
    if (characters_in(draft.note) > kLongestResultNote)
        return refuse(Fault::invalid_input, "note", "A note can have up to 2,000 characters.");
    return {};
}

Result<ExerciseResults::Kept> RecordResult::operator()(Shelf const& shelf, MemberId const& member,
                                                       ResultDraft const& draft) const {
    auto const now = needs_.clock.now();
    if (auto const good = check(draft, now); !good)
        return std::unexpected(good.error());
    auto const* const exercise = find(shelf.library, draft.exercise_id);
    if (exercise == nullptr)
        return refuse(Fault::not_found, "exercise_id", "There is no such exercise in the library.");
    auto const account = needs_.members.find(member);
    if (!account)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    auto const started_at = start_of(draft, now);
    return needs_.results.add_once({.id = ExerciseResultId{needs_.secure.uuid()},
                                    .member_id = member,
                                    .event_id = draft.event_id,
                                    .exercise_id = draft.exercise_id,
                                    .plan_part = draft.plan_part.value_or(exercise->plan_part),
                                    .started_at = started_at,
                                    .recorded_at = now,
                                    .day = local_day(started_at, account->time_zone),
                                    .duration_s = draft.duration_s,
                                    .completed = draft.completed,
                                    .moods = draft.moods,
                                    .felt_effect = draft.felt_effect,
                                    .effect_hundredths = effect_hundredths(draft.felt_effect, draft.moods),
                                    .note = draft.note});
}

} // namespace evenkeel::exercise
