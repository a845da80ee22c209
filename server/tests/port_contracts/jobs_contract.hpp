#pragma once

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {

/// Begins with an empty queue and has short words for what two workers do.
template <class Backend>
class JobsContract : public Contract<Backend> {
protected:
    static constexpr std::chrono::seconds kLease{30};

    job::Jobs& jobs() { return this->stores_.jobs; }

    void add(std::string const& kind, std::string const& unique_key = {}, Instant run_at = kMondayMorning) {
        jobs().enqueue(a_job(kind, unique_key, run_at));
    }

    std::vector<job::Job> lease(std::string const& worker, Instant now = kMondayMorning,
                                std::size_t limit = 100) {
        return jobs().lease(worker, now, kLease, limit);
    }

    std::vector<std::string> leased_kinds(std::string const& worker, Instant now = kMondayMorning,
                                          std::size_t limit = 100) {
        std::vector<std::string> kinds;
        for (auto const& job : lease(worker, now, limit))
            kinds.push_back(job.kind);
        return kinds;
    }

    /// Adds a job and begins it.
    job::Job begun(std::string const& unique_key = {}, Instant now = kMondayMorning) {
        add("work", unique_key, now);
        auto const leased = lease("first", now);
        EXPECT_EQ(leased.size(), 1U);
        return leased.at(0);
    }

    std::vector<std::string> parked_errors(std::size_t limit = 100) {
        std::vector<std::string> errors;
        for (auto const& parked : jobs().list_parked(limit))
            errors.push_back(parked.error_text);
        return errors;
    }
};

} // namespace evenkeel::testing
