#include "core/exercise/recommend.hpp"

#include "core/base/local_day.hpp"

namespace evenkeel::exercise {
namespace {

constexpr double kFewestMinutes = 0.5;
constexpr double kMostMinutes = 240;
constexpr std::size_t kMostPassedOver = 100;

Result<void> check(RecommendDraft const& draft) {
    if (draft.minutes_available &&
        !(*draft.minutes_available >= kFewestMinutes && *draft.minutes_available <= kMostMinutes))
        return refuse(Fault::invalid_input, "minutes_available", "Minutes must be between 0.5 and 240.");
    if (draft.passed_over.size() > kMostPassedOver)
        return refuse(Fault::invalid_input, "passed_over", "You can leave out up to 100 exercises.");
    return {};
}

} // namespace

Result<MoodPlace> Recommend::current_place(Shelf const& shelf, MemberId const& member,
                                           RecommendDraft const& draft) const {
    if (draft.current_mood)
        return shelf.moods.place(*draft.current_mood, "current_mood");
    auto const newest = needs_.check_ins.since(member, needs_.clock.now() - state::kBalanceWindow, 1);
    if (newest.empty())
        return refuse(Fault::invalid_input, "current_mood", "Say how you feel, or check in first.");
    return MoodPlace{.angle = newest.front().angle, .state = newest.front().state, .key = {}};
}

Result<MoodPlace> Recommend::desired_place(Shelf const& shelf, MemberId const& member,
                                           RecommendDraft const& draft, state::StateName current) const {
    if (draft.desired_mood)
        return shelf.moods.place(*draft.desired_mood, "desired_mood");
    std::optional<state::StateName> suggested;
    if (auto const asked = needs_.suggestions.find(member))
        suggested = state::state_at(asked->wish.to);
    else if (auto const answers = needs_.first_answers.first_answers(member))
        suggested = answers->preferred_state;
    auto const target = state::recommended_target(current, suggested);
    if (!target)
        return refuse(Fault::invalid_input, "desired_mood", "Say how you would like to feel.");
    return MoodPlace{.angle = middle_of(*target), .state = *target, .key = {}};
}

Result<Recommendation> Recommend::operator()(Shelf const& shelf, MemberId const& member,
                                             RecommendDraft const& draft) const {
    if (auto const good = check(draft); !good)
        return std::unexpected(good.error());
    auto const from = current_place(shelf, member, draft);
    if (!from)
        return std::unexpected(from.error());
    auto const to = desired_place(shelf, member, draft, from->state);
    if (!to)
        return std::unexpected(to.error());
    auto const account = needs_.members.find(member);
    if (!account)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");

    auto const now = needs_.clock.now();
    auto const today = local_day(now, account->time_zone);
    Wish const wish{.from = from->angle,
                    .to = to->angle,
                    .minutes = draft.minutes_available,
                    .positions = draft.positions,
                    .surroundings = draft.surroundings};
    auto const suggestion = needs_.suggest(
        shelf, wish, {.member = member, .today = today, .plan_part = {}, .passed_over = draft.passed_over});
    if (!suggestion)
        return refuse(Fault::not_found,
                      "Nothing in the library is safe enough for you right now. Look around "
                      "slowly, and reach out to somebody you trust.");
    needs_.suggestions.keep({.member_id = member, .wish = wish, .day = today, .at = now});
    return Recommendation{.suggestion = *suggestion, .from = *from, .to = *to};
}

} // namespace evenkeel::exercise
