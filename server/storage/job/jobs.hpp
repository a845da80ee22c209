#pragma once

#include "core/job/jobs.hpp"
#include "core/job/new_job.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlJobs final : public job::Jobs {
public:
    explicit SqlJobs(Database& database) : database_{database} {}

    void enqueue(job::NewJob const& job) override;
    [[nodiscard]] std::vector<job::Job> lease(std::string const& worker, Instant now,
                                              std::chrono::milliseconds lease_for,
                                              std::size_t limit) override;
    bool renew(JobId const& job, std::string const& worker, Instant until) override;
    void finish(JobId const& job, std::string const& worker) override;
    void postpone(JobId const& job, std::string const& worker, Instant run_at) override;
    void retry_later(JobId const& job, std::string const& worker, Instant run_at,
                     std::string const& error_text) override;
    void park(JobId const& job, std::string const& worker, std::string const& error_text) override;
    [[nodiscard]] std::vector<job::ParkedJob> list_parked(std::size_t limit) const override;
    [[nodiscard]] std::size_t count_waiting(Instant now) const override;
    bool take_due_schedule(job::Schedule const& schedule, Instant now) override;

private:
    struct Return {
        Instant run_at;
        std::string error_text;
        int attempts_given_back{0};
    };

    void wait_again(JobId const& job, std::string const& worker, Return const& back);
    void try_to_wait_again(JobId const& job, std::string const& worker, Return const& back);

    Database& database_;
};

/// Adds the job inside a transaction that keeps the data it follows from. While one with the same key waits,
/// nothing is added.
void enqueue(Connection& connection, job::NewJob const& job);

} // namespace evenkeel::storage
