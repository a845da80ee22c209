#pragma once

#include "core/lead/register_lead.hpp"
#include "http/routing/router.hpp"

#include <filesystem>
#include <functional>

namespace evenkeel::app {

/// Serves /book_files/{secret}/{name}: the built files of the book, to whoever holds the id of a seat in the
/// live training. The shop gives everybody else their own secret.
[[nodiscard]] http::Endpoint book_file(std::filesystem::path const& folder,
                                       std::function<lead::MayReadBook(http::Request const&)> reader_of);

} // namespace evenkeel::app
