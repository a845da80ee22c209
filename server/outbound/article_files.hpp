#pragma once

#include "core/learn/article.hpp"
#include "core/program/onboarding.hpp"

#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// An article may refer to these.
struct ArticleWorld {
    std::span<learn::Category const> categories;
    std::span<program::Choice const> life_aspects;
    std::set<std::string> exercise_ids;
};

/// Reads every *.md of the folder, ordered by id: YAML front matter between lines "---", then Markdown. A
/// folder that is not there has no articles. Throws ContentError with file, line and field.
[[nodiscard]] std::vector<learn::Article> read_articles(std::filesystem::path const& folder,
                                                        ArticleWorld const& world);

} // namespace evenkeel::outbound
