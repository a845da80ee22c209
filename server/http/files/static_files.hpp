#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "http/routing/router.hpp"

namespace evenkeel::http {

/// A directory of built files and how URLs lead into it.
struct StaticTree {
    std::filesystem::path directory{};
    std::string url_prefix{"/"}; ///< Cut from the front of the path: "/app".

    /// Paths at or below these open `index.html` when no file is there, so that the page's own router
    /// decides.
    /// "/app" for a single-page app below /app; a path whose last segment has a '.' is never a page.
    std::vector<std::string> page_prefixes{};

    /// Of these pages only the beginning of the path is known: "/quiz/r" opens quiz/r/index.html for every
    /// key below it.
    std::vector<std::string> open_ended{};

    /// Where a path leads that names no file and no page. Empty: nowhere.
    std::string elsewhere{};
};

/// Serves GET and HEAD: precompressed .br and .gz beside the files, strong ETags, ranges, immutable caching
/// for hashed names below /assets/, and never a dot file or a path outside the directory. Files may change
/// while it runs: each answer looks at size and time again.
[[nodiscard]] Endpoint static_files(StaticTree tree);

/// "text/html; charset=utf-8" for "index.html"; "application/octet-stream" for what is not known.
[[nodiscard]] std::string_view content_type_of(std::string_view file_name);

} // namespace evenkeel::http
