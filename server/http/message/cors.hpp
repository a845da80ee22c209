#pragma once

#include <string>
#include <vector>

#include "http/routing/router.hpp"

namespace evenkeel::http {

/// Lets pages of exactly these origins ("https://app.example.org") call with credentials; answers their
/// preflights. Every reply says Vary: Origin, so no cache hands one origin's answer to another.
[[nodiscard]] Middleware cors(std::vector<std::string> allowed_origins);

} // namespace evenkeel::http
