#pragma once

#include "core/job/schedule.hpp"
#include "core/quiz/keep_result.hpp"
#include "worker/handler.hpp"

#include <vector>

namespace evenkeel::worker::jobs {

/// The jobs of the discovery quiz, by their kind. What is handed in must outlive them.
[[nodiscard]] Handlers quiz_handlers(quiz::SweepResults const& sweep_results);

[[nodiscard]] std::vector<job::Schedule> quiz_schedules();

} // namespace evenkeel::worker::jobs
