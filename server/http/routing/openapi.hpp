#pragma once

#include <string>
#include <vector>

#include "http/files/file_declaration.hpp"
#include "http/routing/route.hpp"

namespace evenkeel::http {

struct ContractInfo {
    std::string title{};
    std::string version{};
    std::string base_url{}; ///< Where the paths below hang, such as "/api".
    CookiePolicy cookies{}; ///< Whose names the security scheme shows.
};

/// The OpenAPI 3.1 document of the routes and files, in the order of their paths, the same bytes every time.
/// Throws std::logic_error when two of them share an operation, or two types a name.
[[nodiscard]] std::string openapi_document(ContractInfo const& info,
                                           std::vector<RouteDeclaration> const& routes,
                                           std::vector<FileDeclaration> const& files = {});

} // namespace evenkeel::http
