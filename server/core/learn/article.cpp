#include "core/learn/article.hpp"

#include <algorithm>

namespace evenkeel::learn {
namespace {

constexpr std::size_t kLongestId = 64;

bool is_plain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

} // namespace

std::string_view to_text(Level level) {
    return level == Level::start ? "start" : "deepen";
}

std::optional<Level> level_named(std::string_view name) {
    for (auto const level : {Level::start, Level::deepen})
        if (name == to_text(level))
            return level;
    return std::nullopt;
}

int reading_minutes(std::size_t words) {
    auto const minutes = (static_cast<int>(words) + kWordsPerMinute / 2) / kWordsPerMinute;
    return std::max(minutes, 1);
}

bool is_article_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId && is_plain(text.front()) && is_plain(text.back()) &&
           text.find("--") == std::string_view::npos &&
           std::ranges::all_of(text, [](char letter) { return is_plain(letter) || letter == '-'; });
}

} // namespace evenkeel::learn
