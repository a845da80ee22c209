#pragma once

#include "core/journal/guide/message.hpp"
#include "core/journal/guide/turn.hpp"

#include <optional>
#include <span>
#include <string>

namespace evenkeel::journal {

inline constexpr std::size_t kMostWordsQuoted = 12;

/// Demands on a quotation, beside being a clause that can be said back.
struct QuoteWish {
    std::span<Stretch const> not_to_quote{}; ///< Bytes of the message.
    std::span<WordSpan const> called_by{};   ///< Where not empty: it has to hold one of these.
    bool is_answer{false};                   ///< A message of up to three words may be quoted, and whole.
};

/// A verbatim clause of at most twelve words, without its stop: the one that tells most. Nothing for a
/// message that has none. Never words that must not be quoted, an insult, a name of a medicine, a question,
/// words to the guide, or anything that holds quotation marks or braces.
[[nodiscard]] std::optional<std::string> quote_from(Message const& message, QuoteWish const& wish);

} // namespace evenkeel::journal
