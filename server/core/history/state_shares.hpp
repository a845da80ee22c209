#pragma once

#include "core/checkin/check_ins.hpp"
#include "core/state/ring.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::history {

/// How often one state was answered.
struct StateShare {
    state::StateName state{};
    int check_ins{0};
    double share{0}; ///< 0..1; the shares of all six add up to 1 once there is a check-in.
};

/// The pie of an interval. PENDING is no check-in at all.
struct StateShares {
    std::array<StateShare, state::kStates.size()> states;
    int check_ins{0};
    std::optional<state::CircularMean> mean; ///< Nothing where the answers cancel out.
};

[[nodiscard]] StateShares state_shares(std::span<checkin::PlaceCount const> counts);

/// One day of a year in colours: the state in whose band the day's mean direction lies.
struct DayState {
    std::string day;
    state::StateName state{};
    int check_ins{0};
    double agreement{0}; ///< Resultant length of the day's answers, 0..1.
};

/// Places in order of days. A day whose answers cancel out takes the state of its last one.
[[nodiscard]] std::vector<DayState> day_states(std::span<checkin::DatedPlace const> places);

} // namespace evenkeel::history
