#pragma once

#include "core/base/id.hpp"
#include "core/state/ring.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::learn {

using ArticleId = Id<struct ArticleTag>; ///< The file's stem: "what-a-long-exhale-does".

/// A subject of articles, as the operator words it: content/article_categories.yaml.
struct Category {
    std::string key;
    std::string title;
};

enum class Level { start, deepen };

[[nodiscard]] std::string_view to_text(Level level);
[[nodiscard]] std::optional<Level> level_named(std::string_view name);

/// A fact the text uses, and where it comes from.
struct Reference {
    std::string text;
    std::string doi; ///< May be empty.
    bool is_checked{false};
};

/// A Learn article. Content, not code: content/articles/<id>.md.
struct Article {
    ArticleId id;
    std::string title;
    std::string summary;
    std::string category; ///< Key of a Category.
    std::vector<std::string> tags;
    Level level{Level::start};
    std::vector<state::StateName> states; ///< Whom it helps.
    std::vector<std::string> life_aspects;
    std::vector<std::string> related_exercises;
    std::optional<int> program_day; ///< 1..42: its place in the six weeks.
    std::string contested;          ///< The contested part of its subject; empty where nothing is.
    std::vector<Reference> references;
    std::string body_html;
    std::string body_text; ///< The body without marks, one line a paragraph.
    int reading_minutes{1};
};

inline constexpr int kWordsPerMinute = 220;
inline constexpr int kLastProgramDay = 42;

/// To the nearest minute at 220 words a minute, and never none.
[[nodiscard]] int reading_minutes(std::size_t words);

/// Lower-case letters, digits and single hyphens between them, at most 64: safe in an address and a file
/// name.
[[nodiscard]] bool is_article_id(std::string_view text);

} // namespace evenkeel::learn
