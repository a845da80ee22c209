#pragma once

#include "core/safety/detector/signs.hpp"

#include <bitset>
#include <vector>

namespace evenkeel::safety::detector {

/// Halves of a meaning: they make up a sentence when no phrase of the tables stands in it. Two halves in
/// one sentence, in either order, are a sign: "I wouldn't object" and "not waking up" are Sign::passive in
/// any words. They are counted on from the signs, because one book finds both.
enum class Half : std::uint8_t {
    not_being = kSigns, ///< Not waking up, being dead, being taken by an illness or the sea.
    own_death,          ///< "My own exit", "the date of my departure".
    accepting,          ///< "Wouldn't mind", "no objection".
    longing,            ///< "Wish", "pray".
    easing,             ///< "A relief", "so easy", "kind".
    averse,             ///< "Tired of", "had enough of".
    life,               ///< "Being here", "being a person".
    absence,            ///< "If I weren't there", "me out of the picture".
    gain,               ///< Others would be better off for it.
    unmissed,           ///< "Nobody would notice".
    musing,             ///< "Thinking about", "tempted".
    deadly_thing,       ///< Pills, a rope.
    edge,               ///< A bridge, a railing, the tracks: where one stands before a fall.
    deadly_place,       ///< A river, traffic.
    hoarding,           ///< Saves up, stashes.
    handling,           ///< Holds, counts, keeps back.
    standing,           ///< Stands at, goes up to.
    often,              ///< "Every night", "again and again".
    nightly,            ///< "Most nights", "keep looking at".
    secret,             ///< "Nobody knows".
    papers,             ///< Letters, passwords, a policy.
    done,               ///< Written, sealed, in the drawer.
    belongings,         ///< A cat, the plants, tools.
    handing_on,         ///< Gave, found a home for.
    afterwards,         ///< When the member is no more: "whoever comes after".
    doing_it,           ///< "I'll do it", "it's arranged", without saying what.
    occasion,           ///< "Nobody home till Sunday".
    asking,             ///< "How many", "what happens if".
    killing,            ///< "Fatal", "survive".
    calm,               ///< "I'm not scared any more."
    last                ///< None: how many there are.
};

inline constexpr std::size_t kHalves = static_cast<std::size_t>(Half::last) - kSigns;
using Halves = std::bitset<kHalves>;

constexpr std::size_t place_of(Half half) {
    return static_cast<std::size_t>(half) - kSigns;
}

constexpr Phrases half(Half meaning, std::string_view lines) {
    return {.meaning = static_cast<std::uint8_t>(meaning), .level = 0, .lines = lines};
}

/// The signs of a message: what phrases say outright, and what two halves of a sentence say together.
struct FoundSigns {
    std::vector<Hit> hits;
    Halves halves; ///< That stand anywhere in it.
};

[[nodiscard]] FoundSigns find_signs(Text const& text);

} // namespace evenkeel::safety::detector
