#pragma once

#include "http/routing/router.hpp"

#include <filesystem>
#include <functional>

namespace evenkeel::app {

/// Serves /book_files/{secret}/{name}: the built files of the book, to whoever may have them by their secret.
/// A part of a file that a browser asks for later is not another download.
[[nodiscard]] http::Endpoint
book_file(std::filesystem::path const& folder,
          std::function<bool(http::Request const&, std::string_view secret)> may_read);

} // namespace evenkeel::app
