#pragma once

#include "app/rules.hpp"
#include "core/job/schedule.hpp"
#include "worker/handler.hpp"

#include <vector>

namespace evenkeel::app {

/// Every job there is, by its kind. What is handed in must outlive them.
[[nodiscard]] worker::Handlers job_handlers(Rules const& rules, Outside const& outside);

/// What is done again and again.
[[nodiscard]] std::vector<job::Schedule> schedules();

} // namespace evenkeel::app
