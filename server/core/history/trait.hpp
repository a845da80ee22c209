#pragma once

#include "core/base/words.hpp"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace evenkeel::history {

/// A trait is one of these about a day that could go with the member's comfort.
enum class TraitKind : std::uint8_t {
    practice,       ///< Key `any`, or the part of the plan: `social_play`, `exercise`, `stillness`.
    article,        ///< Key `read`: an article was read to its end.
    journal,        ///< Key `written`: a thread was opened, or written in.
    first_check_in, ///< Key `before_noon`: the day's first check-in came before 12 on the member's clock.
    weekday,        ///< `monday` … `sunday`
    context_tag,    ///< As `reading::ContextTag` is named; known only of days with a reading.
    body_sign       ///< As content/check-in/body_signs.yaml names it.
};

struct Trait {
    TraitKind kind{};
    std::string key;

    friend auto operator<=>(Trait const&, Trait const&) = default;
};

using Days = std::set<std::chrono::local_days>;

/// On which days something was so.
struct TraitDays {
    Trait trait;
    Days with;
    std::optional<Days> known; ///< The days of which it is known whether it was so; absent: all.
};

} // namespace evenkeel::history

namespace evenkeel {

template <>
struct Words<history::TraitKind> {
    static constexpr std::array<std::string_view, 7> kNames{
        "practice", "article", "journal", "first_check_in", "weekday", "context_tag", "body_sign"};
};

} // namespace evenkeel
