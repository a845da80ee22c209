#include "storage/job/job_desk.hpp"

#include <sql/job_desk.hpp>

#include <charconv>

namespace evenkeel::storage {
namespace {

/// Job ids are numbers that the database gives. Any other text is the id of no job.
std::int64_t job_number(JobId const& id) {
    std::int64_t number = -1;
    auto const& text = id.value();
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : -1;
}

std::string_view name_of(job::JobState state) {
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

job::JobState state_named(std::string_view name) {
    for (auto const state : {job::JobState::running, job::JobState::parked})
        if (name_of(state) == name)
            return state;
    return job::JobState::waiting;
}

} // namespace

std::vector<job::ListedJob> SqlJobDesk::list(std::optional<job::JobState> state, std::size_t limit) const {
    auto const wanted = state ? name_of(*state) : std::string_view{""};
    return database_.read_one([&](Connection& connection) {
        std::vector<job::ListedJob> jobs;
        for (auto const& row : connection.run(sql::job_desk::kList, wanted, limit))
            jobs.push_back({.id = JobId{std::to_string(row.integer("job_id"))},
                            .kind = row.text("kind"),
                            .state = state_named(row.text("state")),
                            .run_at = row.instant("run_at"),
                            .attempts = static_cast<int>(row.integer("attempts")),
                            .error_text = row.text("last_error")});
        return jobs;
    });
}

bool SqlJobDesk::retry(JobId const& job, Instant now) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::job_desk::kDropSucceeded, job_number(job)).changed > 0)
            return true;
        auto const is_due = connection.run(sql::job_desk::kRetry, job_number(job), now).changed > 0;
        if (is_due)
            connection.announce_jobs();
        return is_due;
    });
}

bool SqlJobDesk::drop(JobId const& job) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::job_desk::kDrop, job_number(job)).changed > 0;
    });
}

} // namespace evenkeel::storage
