#pragma once

#include "http/routing/router.hpp"

namespace evenkeel::http {

/// Calls the endpoint. What it throws is logged under the request id and becomes a reply: `Unavailable` a 503
/// that may be tried again, everything else a 500. The only catch between a handler and the network.
[[nodiscard]] Reply answer_or_excuse(Endpoint const& endpoint, Request const& request);

} // namespace evenkeel::http
