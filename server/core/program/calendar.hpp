#pragma once

#include "core/program/curriculum.hpp"
#include "core/program/practice.hpp"

#include <optional>
#include <vector>

namespace evenkeel::program {

/// Days on which the practice rested as a whole: from the first on, up to and without `ended`.
struct Pause {
    Day began;
    std::optional<Day> ended; ///< Absent: it lasts.

    friend bool operator==(Pause const&, Pause const&) = default;
};

/// One walk through the six weeks. A restart begins the next run.
struct Run {
    int number{0}; ///< 0: nothing was begun yet.
    Day began;
    std::vector<Day> practised; ///< Days that moved the program on, each once, ordered; at most 42.
};

/// Where in the six weeks somebody is.
struct Position {
    int day_number{1}; ///< 1..42
    int week{1};       ///< 1..6
    int day{1};        ///< 1..7
    bool practised_today{false};
    bool finished{false}; ///< All 42 days were practised.

    friend bool operator==(Position const&, Position const&) = default;
};

[[nodiscard]] Position position_of_day(int day_number);

/// The program goes on by one day for every day that was practised, and waits otherwise: a missed day is
/// neither lost nor made up for. Today's day stays the same until the member's midnight, however much is
/// done, and whatever the calendar says after a flight across the date line: every practised day but today
/// has passed.
[[nodiscard]] Position position(Run const& run, Day today);

[[nodiscard]] bool is_paused(std::vector<Pause> const& pauses, Day day);

} // namespace evenkeel::program
