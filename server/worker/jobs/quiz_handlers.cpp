#include "worker/jobs/quiz_handlers.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker::jobs {
namespace {

constexpr char kSweepQuizResults[] = "sweep_quiz_results";

} // namespace

Handlers quiz_handlers(quiz::SweepResults const& sweep_results) {
    return {{kSweepQuizResults, [&sweep_results](job::Job const&) {
                 if (auto const swept = sweep_results(); swept > 0)
                     spdlog::info("forgot {} quiz results that nobody kept", swept);
                 return Outcome::done;
             }}};
}

std::vector<job::Schedule> quiz_schedules() {
    return {{.name = kSweepQuizResults, .every = std::chrono::hours{24}, .kind = kSweepQuizResults}};
}

} // namespace evenkeel::worker::jobs
