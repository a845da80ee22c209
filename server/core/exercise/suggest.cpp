#include "core/exercise/suggest.hpp"

namespace evenkeel::exercise {
namespace {

std::optional<state::StateName> suggested_state(SuggestNow::Present const& present,
                                                std::optional<Asked> const& asked) {
    if (asked)
        return state::state_at(asked->wish.to);
    if (present.first_answers)
        return present.first_answers->preferred_state;
    return std::nullopt;
}

std::optional<Wish> wish_of(SuggestNow::Present const& present, std::optional<Asked> const& asked) {
    auto const& newest = present.newest_check_in;
    if (asked && asked->day == present.today && (!newest || newest->recorded_at <= asked->at))
        return asked->wish;
    if (!newest && !present.first_answers)
        return std::nullopt;
    auto const from = newest ? newest->angle : middle_of(present.first_answers->current_state);
    auto const target = state::recommended_target(
        newest ? newest->state : present.first_answers->current_state, suggested_state(present, asked));
    if (!target)
        return std::nullopt;
    auto const to =
        target_at({.minute_of_day = present.minute_of_day, .state = state::state_at(from)}, *target);
    return Wish{.from = from, .to = middle_of(to), .minutes = {}, .positions = {}, .surroundings = {}};
}

} // namespace

state::RingAngle middle_of(state::StateName state) {
    return state::RingAngle{state::band_start(state) + state::kBandWidth / 2};
}

std::optional<Suggestion> Suggest::operator()(Shelf const& shelf, Wish const& wish,
                                              Situation const& situation) const {
    Background const background{.caution = read_caution_(shelf, situation.member),
                                .experiences = results_.experiences(situation.member),
                                .today = situation.today,
                                .minute_of_day = situation.minute_of_day,
                                .member = situation.member,
                                .plan_part = situation.plan_part,
                                .passed_over = situation.passed_over};
    auto const choice = choose(shelf.library, wish, background);
    if (!choice)
        return std::nullopt;
    auto const from = state::state_at(wish.from);
    auto const to = state::state_at(wish.to);
    return Suggestion{.choice = *choice,
                      .reasons = reasons_of(*choice, wish, background, shelf.words),
                      .from = from,
                      .to = to,
                      .stage = shelf.stage_texts.of(from, to)};
}

std::optional<Suggestion> SuggestNow::operator()(Shelf const& shelf, Present const& present) const {
    auto const wish = wish_of(present, suggestions_.find(present.member));
    if (!wish)
        return std::nullopt;
    return suggest_(shelf, *wish,
                    {.member = present.member,
                     .today = present.today,
                     .minute_of_day = present.minute_of_day,
                     .plan_part = {},
                     .passed_over = {}});
}

} // namespace evenkeel::exercise
