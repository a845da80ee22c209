#include "app/commands/commands.hpp"
#include "app/commands/open_database.hpp"
#include "outbound/system_clock.hpp"
#include "storage/clock/clock_marks.hpp"
#include "storage/job/job_desk.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

std::string_view word_for(job::JobState state) {
    switch (state) {
    case job::JobState::waiting:
        return "waiting";
    case job::JobState::running:
        return "running";
    case job::JobState::parked:
        return "parked";
    }
    return {};
}

std::optional<job::JobState> state_named(std::string_view word) {
    for (auto const state : {job::JobState::waiting, job::JobState::running, job::JobState::parked})
        if (word_for(state) == word)
            return state;
    return std::nullopt;
}

int told(bool is_done, CommandLine const& line, std::string_view done) {
    if (is_done)
        std::cout << fmt::format("job {} {}\n", line.job_id, done);
    else
        std::cerr << fmt::format("evenkeel: there is no job {}, or a worker has it in hand\n", line.job_id);
    return is_done ? 0 : 1;
}

} // namespace

int list_jobs(CommandLine const& line) {
    auto const database = open_database(line.config);
    storage::SqlJobDesk const desk{*database};
    for (auto const& job : desk.list(state_named(line.state), static_cast<std::size_t>(line.limit)))
        std::cout << fmt::format("{}\t{}\t{}\t{:%Y-%m-%d %H:%M:%S}Z\t{}\t{}\n", job.id.value(), job.kind,
                                 word_for(job.state), std::chrono::floor<std::chrono::seconds>(job.run_at),
                                 job.attempts, job.error_text);
    return 0;
}

int retry_job(CommandLine const& line) {
    auto const database = open_database(line.config);
    auto const now = outbound::SystemClock{}.now();
    return told(storage::SqlJobDesk{*database}.retry(JobId{line.job_id}, now), line, "is tried at once");
}

int drop_job(CommandLine const& line) {
    auto const database = open_database(line.config);
    return told(storage::SqlJobDesk{*database}.drop(JobId{line.job_id}), line, "is forgotten");
}

int believe_clock(Config const& config) {
    auto const database = open_database(config);
    storage::SqlClockMarks{*database}.forget();
    std::cout << "the server believes the machine's clock, within seconds where it runs\n";
    return 0;
}

} // namespace evenkeel::app
