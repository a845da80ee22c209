#pragma once

#include "core/base/id.hpp"
#include "core/base/local_day.hpp"

#include <optional>
#include <ranges>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// Where a list goes on, as statements have it: before this id, or from the start when it is empty.
template <class Tag>
[[nodiscard]] std::string place(std::optional<Id<Tag>> const& before) {
    return before ? before->value() : std::string{};
}

/// Days are text, "2026-11-21": they sort as they follow on each other, and a person can read them.
[[nodiscard]] inline std::chrono::local_days day_of(std::string_view text) {
    return day_of_text(text).value();
}

/// Keys hold no space, so a list of them is one text.
[[nodiscard]] inline std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (auto const& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

[[nodiscard]] inline std::vector<std::string> split_words(std::string_view text) {
    std::vector<std::string> words;
    for (auto const word : text | std::views::split(' '))
        if (!word.empty())
            words.emplace_back(word.begin(), word.end());
    return words;
}

} // namespace evenkeel::storage
