#include "core/history/state_shares.hpp"

#include <algorithm>

namespace evenkeel::history {

StateShares state_shares(std::span<checkin::PlaceCount const> counts) {
    StateShares shares;
    for (std::size_t i = 0; i < shares.states.size(); ++i)
        shares.states[i].state = state::kStates[i];
    std::vector<state::WeightedAngle> angles;
    for (auto const& count : counts) {
        shares.states[static_cast<std::size_t>(count.state)].check_ins += count.check_ins;
        shares.check_ins += count.check_ins;
        angles.push_back({.angle = count.mean_angle, .weight = static_cast<double>(count.check_ins)});
    }
    for (auto& state : shares.states)
        state.share = shares.check_ins == 0 ? 0.0 : static_cast<double>(state.check_ins) / shares.check_ins;
    shares.mean = state::circular_mean(angles);
    return shares;
}

std::vector<DayState> day_states(std::span<checkin::DatedPlace const> places) {
    std::vector<DayState> days;
    auto first = places.begin();
    while (first != places.end()) {
        auto const last = std::find_if(
            first, places.end(), [&](checkin::DatedPlace const& place) { return place.day != first->day; });
        std::vector<state::WeightedAngle> angles;
        for (auto place = first; place != last; ++place)
            angles.push_back({.angle = place->angle, .weight = 1});
        auto const mean = state::circular_mean(angles);
        days.push_back({.day = first->day,
                        .state = state::state_at(mean ? mean->angle : std::prev(last)->angle),
                        .check_ins = static_cast<int>(angles.size()),
                        .agreement = mean ? mean->resultant_length : 0});
        first = last;
    }
    return days;
}

} // namespace evenkeel::history
