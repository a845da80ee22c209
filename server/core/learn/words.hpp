#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::learn {

/// A word of a text as search sees it, and the bytes of the text it stands for.
struct Word {
    std::string folded;
    std::size_t begin{0};
    std::size_t end{0};
};

/// The words of a UTF-8 text: runs of letters, digits and their marks. Folded means without case, accents and
/// other marks, and in compatibility form ("Atmüng" → "atmung", "straße" → "strasse", "أنفاس" → "انفاس").
/// Scripts that write without spaces are not cut into words. What is not UTF-8 ends a word.
[[nodiscard]] std::vector<Word> words_of(std::string_view text);

} // namespace evenkeel::learn
