#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// Keys hold no space, so a list of them is one text.
[[nodiscard]] inline std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (auto const& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

[[nodiscard]] inline std::vector<std::string> split_words(std::string const& text) {
    std::vector<std::string> words;
    std::istringstream stream{text};
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

} // namespace evenkeel::storage
