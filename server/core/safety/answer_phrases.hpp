#pragma once

#include "core/safety/detector/phrase_book.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace evenkeel::safety {

/// The meaning of a phrase in an answer.
enum class Said : std::uint8_t {
    yes,
    no,
    plainly_no, ///< To the whole question: "no, I'm fine", and not "no one came".
    unsure,
    gone,  ///< Nothing is left of it.
    hoped, ///< That it were gone.
    weaker,
    same,    ///< Or stronger.
    at_once, ///< Today, tonight, soon.
    some_day,
    no_time,
    strong, ///< Means to act.
    at_hand,
    away, ///< Out of reach.
    willing,
    unwilling,
    reached,
    figure_of_speech,
    fiction,
    past,
    somebody_else,
    unwanted_thought,
    barrier ///< `level` is its place in kBarriers.
};

/// Keys of content/safety/responses.yaml.
inline constexpr auto kBarriers = std::to_array<std::string_view>(
    {"burden", "words", "phone", "shame", "bad_experience", "consequences", "nobody", "cost", "police",
     "hospital", "nobody_answers", "no_wish_to_live", "abroad", "other"});

/// `level` of words that are an answer only as the first of it: "called", and not "I wish I had called".
inline constexpr std::uint8_t kOnlyAtTheBeginning = 1;

constexpr detector::Phrases said(Said meaning, std::string_view lines) {
    return {.meaning = static_cast<std::uint8_t>(meaning), .level = 0, .lines = lines};
}

/// Whether thoughts are still there.
[[nodiscard]] std::span<detector::Phrases const> thoughts_phrases();
[[nodiscard]] std::span<detector::Phrases const> correction_phrases();
[[nodiscard]] std::span<detector::Phrases const> barrier_phrases();

[[nodiscard]] detector::PhraseBook const& answers();

} // namespace evenkeel::safety
