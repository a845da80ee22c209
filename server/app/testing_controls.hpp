#pragma once

#include "http/routing/router.hpp"
#include "outbound/trusted_clock.hpp"

#include <cstddef>
#include <functional>

namespace evenkeel::app {

/// Lets a functional test own the clock and the queue of the running binary, so that nothing has to sleep:
/// POST /testing/clock {"now": "2026-03-02T23:59:00.000Z"} lets time pass, POST /testing/leap {"hours": 9600}
/// makes the machine's clock leap, and POST /testing/run-jobs {}. Only with the setting `testing_controls`,
/// which is refused beyond loopback.
void add_testing_controls(http::Router& router, outbound::TrustedClock& clock,
                          std::function<std::size_t()> run_jobs);

} // namespace evenkeel::app
