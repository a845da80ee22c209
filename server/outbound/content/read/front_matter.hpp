#pragma once

#include <filesystem>
#include <string>

namespace evenkeel::outbound {

/// A Markdown file that begins with its fields.
struct FrontMatter {
    std::string front; ///< YAML with the first fence, so that its lines are those of the file.
    std::string body;  ///< Markdown.
    int lines_before_body{0};
};

/// Throws ContentError for a file that cannot be read, is not UTF-8 or has no fields between two lines "---".
[[nodiscard]] FrontMatter read_front_matter(std::filesystem::path const& file);

/// The whole of a text file, with plain line ends. Throws ContentError likewise.
[[nodiscard]] std::string whole_text(std::filesystem::path const& file);

} // namespace evenkeel::outbound
