#pragma once

#include "core/base/local_day.hpp"
#include "core/base/words.hpp"

#include <cstdint>

namespace evenkeel::exercise {
struct ExerciseResult;
} // namespace evenkeel::exercise

namespace evenkeel::program {

/// What of a day's practice was done. `tried` is an exercise that was begun and not finished: it is practice,
/// and ticks nothing off.
enum class PracticeItem : std::uint8_t { tried, social_play, exercise, stillness };

/// On one of the member's days, one thing was done.
struct PracticeMark {
    Day day;
    PracticeItem item{PracticeItem::tried};

    friend auto operator<=>(PracticeMark const&, PracticeMark const&) = default;
};

/// What the result is on its day: the part of the plan that it fills, or only a try.
[[nodiscard]] PracticeMark mark_of(exercise::ExerciseResult const& result);

} // namespace evenkeel::program

namespace evenkeel {

template <>
struct Words<program::PracticeItem> {
    static constexpr std::array<std::string_view, 4> kNames{"tried", "social_play", "exercise", "stillness"};
};

} // namespace evenkeel
