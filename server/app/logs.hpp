#pragma once

#include "app/config.hpp"
#include "http/connection/access_log.hpp"

namespace evenkeel::app {

/// Sets what the process logs about itself, and where.
void start_logging(Config const& config);

/// One JSON line a request to standard error or a file; empty when there is to be none.
[[nodiscard]] http::AccessLog open_access_log(Config const& config);

} // namespace evenkeel::app
