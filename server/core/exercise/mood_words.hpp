#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace evenkeel::exercise {

/// Words as they are compared: small letters (Unicode's NFKC_Casefold, so "Müde" is "müde" however it was
/// typed), separated by one space, without apostrophes, marks and everything that is neither letter nor
/// digit: "I'm  Stressed-out!" → "im stressed out". Arabic letters that people type for each other are one:
/// أ إ آ ٱ → ا, ة → ه, ى → ي, and vowel marks and the stretching ـ go. Bytes that are no UTF-8 part words.
[[nodiscard]] std::string plain_words(std::string_view text);

/// How many slips of a typing hand lie between two words: a letter too many, too few, wrong, or two swapped
/// (optimal string alignment, the restricted Damerau–Levenshtein distance; Boytsov 2011,
/// 10.1145/1963190.1963191, section 2). Counts characters, not bytes.
[[nodiscard]] std::size_t slips_between(std::string_view left, std::string_view right);

} // namespace evenkeel::exercise
