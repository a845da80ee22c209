#include "storage/job/jobs.hpp"

#include <sql/jobs.hpp>
#include <sql/schedules.hpp>

#include <algorithm>
#include <charconv>

namespace evenkeel::storage {
namespace {

/// Job ids are numbers that the database gives. Any other text is the id of no job.
std::int64_t number_of(JobId const& id) {
    std::int64_t number = -1;
    auto const& text = id.value();
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

job::Job job_of(Row const& row) {
    return {.id = JobId{std::to_string(row.integer("job_id"))},
            .kind = row.text("kind"),
            .payload = row.text("payload"),
            .unique_key = row.text("unique_key"),
            .run_at = row.instant("run_at"),
            .attempts = static_cast<int>(row.integer("attempts"))};
}

} // namespace

void SqlJobs::enqueue(job::NewJob const& job) {
    database_.transact([&](Connection& connection) { storage::enqueue(connection, job); });
}

std::vector<job::Job> SqlJobs::lease(std::string const& worker, Instant now,
                                     std::chrono::milliseconds lease_for, std::size_t limit) {
    auto jobs = database_.transact([&](Connection& connection) {
        std::vector<job::Job> leased;
        for (auto const& row : connection.run(sql::jobs::kLease, worker, now, now + lease_for, limit))
            leased.push_back(job_of(row));
        return leased;
    });
    // RETURNING promises no order.
    std::ranges::sort(jobs, {}, [](job::Job const& job) { return std::pair{job.run_at, number_of(job.id)}; });
    return jobs;
}

bool SqlJobs::renew(JobId const& job, std::string const& worker, Instant until) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::jobs::kRenew, number_of(job), worker, until).changed > 0;
    });
}

void SqlJobs::finish(JobId const& job, std::string const& worker) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::jobs::kFinish, number_of(job), worker); });
}

/// On PostgreSQL a successor may be queued between the look for one and the return. Then the unique index
/// refuses the return, and the second look finds the successor.
void SqlJobs::wait_again(JobId const& job, std::string const& worker, Return const& back) {
    for (;;) {
        try {
            return try_to_wait_again(job, worker, back);
        } catch (UniqueViolation const&) { // look again
        }
    }
}

void SqlJobs::try_to_wait_again(JobId const& job, std::string const& worker, Return const& back) {
    database_.transact([&](Connection& connection) {
        auto const held = connection.run(sql::jobs::kLockHeld, number_of(job), worker);
        if (held.empty())
            return;
        auto const successor = connection.run(sql::jobs::kFindWaiting, held.first().text("unique_key"));
        if (!successor.empty())
            connection.queue(sql::jobs::kDelete, number_of(job));
        else
            connection.queue(sql::jobs::kWaitAgain, number_of(job), back.run_at, back.error_text,
                             back.attempts_given_back);
    });
}

void SqlJobs::postpone(JobId const& job, std::string const& worker, Instant run_at) {
    wait_again(job, worker, {.run_at = run_at, .error_text = {}, .attempts_given_back = 1});
}

void SqlJobs::retry_later(JobId const& job, std::string const& worker, Instant run_at,
                          std::string const& error_text) {
    wait_again(job, worker, {.run_at = run_at, .error_text = error_text});
}

void SqlJobs::park(JobId const& job, std::string const& worker, std::string const& error_text) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::jobs::kPark, number_of(job), worker, error_text);
    });
}

std::vector<job::ParkedJob> SqlJobs::list_parked(std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<job::ParkedJob> parked;
        for (auto const& row : connection.run(sql::jobs::kListParked, limit))
            parked.push_back({job_of(row), row.text("last_error")});
        return parked;
    });
}

std::size_t SqlJobs::count_waiting(Instant now) const {
    return database_.read([&](Connection& connection) {
        return static_cast<std::size_t>(connection.run(sql::jobs::kCountDue, now).first().integer("due"));
    });
}

bool SqlJobs::take_due_schedule(job::Schedule const& schedule, Instant now) {
    return database_.transact([&](Connection& connection) {
        auto const taken =
            connection.run(sql::schedules::kTake, schedule.name, now, job::due_if_taken_by(schedule, now));
        if (taken.empty())
            return false;
        storage::enqueue(connection,
                         {.kind = schedule.kind, .payload = {}, .unique_key = schedule.name, .run_at = now});
        return true;
    });
}

void enqueue(Connection& connection, job::NewJob const& job) {
    connection.queue(sql::jobs::kInsert, job.kind, job.payload, job.unique_key, job.run_at);
    connection.announce_jobs();
}

} // namespace evenkeel::storage
