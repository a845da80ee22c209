#include "core/exercise/suggest.hpp"

namespace evenkeel::exercise {
namespace {

std::optional<state::StateName> suggested_state(Present const& present, std::optional<Asked> const& asked) {
    if (asked)
        return state::state_at(asked->wish.to);
    if (present.first_answers)
        return present.first_answers->preferred_state;
    return std::nullopt;
}

std::optional<Wish> wish_of(Present const& present, std::optional<Asked> const& asked) {
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
    return from(shelf, wish, situation, read_caution_(shelf, situation.member),
                results_.experiences(situation.member));
}

std::optional<Suggestion> Suggest::from(Shelf const& shelf, Wish const& wish, Situation const& situation,
                                        Caution const& caution, Experiences const& experiences) {
    Background const background{.caution = caution,
                                .experiences = experiences,
                                .today = situation.today,
                                .minute_of_day = situation.minute_of_day,
                                .member = situation.member,
                                .plan_part = situation.plan_part,
                                .passed_over = situation.passed_over};
    auto const choice = choose(shelf.library, wish, background);
    if (!choice)
        return std::nullopt;
    auto const begin = state::state_at(wish.from);
    auto const end = state::state_at(wish.to);
    return Suggestion{.choice = *choice,
                      .reasons = reasons_of(*choice, wish, background, shelf.words),
                      .from = begin,
                      .to = end,
                      .stage = shelf.stage_texts.of(begin, end)};
}

KeptForSuggestion ReadForSuggestion::operator()(MemberId const& member, OneMoment const& moment) const {
    KeptForSuggestion kept;
    moment.side_by_side({[&] { kept.asked = suggestions_.find(member); },
                         [&] { kept.experiences = results_.experiences(member); },
                         [&] { kept.caution = read_caution_.kept(member); }});
    return kept;
}

std::optional<Suggestion> suggest_now(Shelf const& shelf, Present const& present,
                                      KeptForSuggestion const& kept) {
    auto const wish = wish_of(present, kept.asked);
    if (!wish)
        return std::nullopt;
    return Suggest::from(shelf, *wish,
                         {.member = present.member,
                          .today = present.today,
                          .minute_of_day = present.minute_of_day,
                          .plan_part = {},
                          .passed_over = {}},
                         ReadCaution::at(present.now, shelf, kept.caution), kept.experiences);
}

} // namespace evenkeel::exercise
