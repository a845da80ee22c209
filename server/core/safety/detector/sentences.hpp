#pragma once

#include "core/safety/detector/signs.hpp"

#include <bitset>
#include <optional>
#include <vector>

namespace evenkeel::safety::detector {

using SignSet = std::bitset<kSigns>;

constexpr Sign sign_of(Hit const& hit) {
    return static_cast<Sign>(hit.meaning);
}

/// A message with its sentences, and what stands in each.
class Sentences {
public:
    Sentences(Text const& text, std::vector<Hit> const& hits);

    [[nodiscard]] Text const& text() const { return text_; }

    [[nodiscard]] std::size_t of(std::size_t token) const { return sentence_of_[token]; }

    /// Whether the sentence of the hit holds such a sign.
    [[nodiscard]] bool is_about(Hit const& hit, Sign sign) const {
        return about_[of(hit.first)].test(static_cast<std::size_t>(sign));
    }

    /// Whether the sentence before does.
    [[nodiscard]] bool is_before(Hit const& hit, Sign sign) const {
        auto const sentence = of(hit.first);
        return sentence > 0 && about_[sentence - 1].test(static_cast<std::size_t>(sign));
    }

    /// Whether a sentence up to that of the hit does.
    [[nodiscard]] bool was_about(Hit const& hit, Sign sign) const;

    /// Every sign of the message.
    [[nodiscard]] SignSet all() const;

    [[nodiscard]] bool is(std::vector<WordId> const& words, std::size_t token) const {
        return share_a_word(text_.ids[token], words);
    }

    /// The token before, where it is of the same clause.
    [[nodiscard]] std::optional<std::size_t> before(std::size_t token) const;

    /// Whether one of the words stands in the sentence of the hit, from some tokens before it to its end.
    [[nodiscard]] bool holds(std::vector<WordId> const& words, Hit const& hit, std::size_t reach) const;

private:
    Text const& text_;
    std::vector<std::size_t> sentence_of_;
    std::vector<SignSet> about_;
};

} // namespace evenkeel::safety::detector
