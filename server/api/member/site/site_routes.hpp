#pragma once

#include "api/context.hpp"

namespace evenkeel::api {

// The pages of the site.
[[nodiscard]] Route get_experiments_route();

} // namespace evenkeel::api
