#pragma once

#include "core/job/jobs.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace evenkeel::testing {

/// The queue in memory. The other fakes put their jobs here, so that a test can look at what was queued
/// together with the data.
class FakeJobs final : public job::Jobs {
public:
    void enqueue(job::NewJob const& job) override {
        std::lock_guard const lock{mutex_};
        add(job);
    }

    [[nodiscard]] std::vector<job::Job> lease(std::string const& worker, Instant now,
                                              std::chrono::milliseconds lease_for,
                                              std::size_t limit) override {
        std::lock_guard const lock{mutex_};
        std::vector<Entry*> due;
        for (auto& entry : entries_)
            if (is_due(entry, now))
                due.push_back(&entry);
        std::ranges::stable_sort(due, {}, [](Entry const* entry) { return entry->job.run_at; });
        due.resize(std::min(due.size(), limit));
        std::vector<job::Job> leased;
        for (auto* const entry : due) {
            ++entry->job.attempts;
            entry->worker = worker;
            entry->leased_until = now + lease_for;
            leased.push_back(entry->job);
        }
        return leased;
    }

    bool renew(JobId const& job, std::string const& worker, Instant until) override {
        std::lock_guard const lock{mutex_};
        auto* const entry = held(job, worker);
        if (entry != nullptr)
            entry->leased_until = until;
        return entry != nullptr;
    }

    void finish(JobId const& job, std::string const& worker) override {
        std::lock_guard const lock{mutex_};
        if (held(job, worker) != nullptr)
            forget(job);
    }

    void postpone(JobId const& job, std::string const& worker, Instant run_at) override {
        std::lock_guard const lock{mutex_};
        if (auto* const entry = held(job, worker)) {
            --entry->job.attempts;
            wait_again(*entry, run_at);
        }
    }

    void retry_later(JobId const& job, std::string const& worker, Instant run_at,
                     std::string const& error_text) override {
        std::lock_guard const lock{mutex_};
        if (auto* const entry = held(job, worker)) {
            entry->error_text = error_text;
            wait_again(*entry, run_at);
        }
    }

    void park(JobId const& job, std::string const& worker, std::string const& error_text) override {
        std::lock_guard const lock{mutex_};
        if (auto* const entry = held(job, worker)) {
            entry->worker.clear();
            entry->error_text = error_text;
            entry->is_parked = true;
        }
    }

    [[nodiscard]] std::vector<job::ParkedJob> list_parked(std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<job::ParkedJob> parked;
        for (auto const& entry : entries_)
            if (entry.is_parked)
                parked.push_back({entry.job, entry.error_text});
        std::ranges::stable_sort(parked, {}, [](job::ParkedJob const& entry) { return entry.job.run_at; });
        parked.resize(std::min(parked.size(), limit));
        return parked;
    }

    [[nodiscard]] std::size_t count_waiting(Instant now) const override {
        std::lock_guard const lock{mutex_};
        return static_cast<std::size_t>(
            std::ranges::count_if(entries_, [&](Entry const& entry) { return is_due(entry, now); }));
    }

    bool take_due_schedule(job::Schedule const& schedule, Instant now) override {
        std::lock_guard const lock{mutex_};
        auto const taken = schedules_.find(schedule.name);
        if (taken != schedules_.end() && now - taken->second < schedule.every)
            return false;
        schedules_[schedule.name] = now;
        add({.kind = schedule.kind, .payload = {}, .unique_key = schedule.name, .run_at = now});
        return true;
    }

    /// Everything that is not parked, in the order it was queued.
    [[nodiscard]] std::vector<job::Job> queued() const {
        std::lock_guard const lock{mutex_};
        std::vector<job::Job> jobs;
        for (auto const& entry : entries_)
            if (!entry.is_parked)
                jobs.push_back(entry.job);
        return jobs;
    }

    /// Forgets every job whose payload or key holds the text as a word of its own, and every error with it.
    void erase_mentions(std::string const& text) {
        std::lock_guard const lock{mutex_};
        std::erase_if(entries_, [&](Entry const& entry) {
            auto words = " " + entry.job.payload + " " + entry.job.unique_key + " ";
            std::ranges::replace(words, ':', ' ');
            return words.contains(" " + text + " ");
        });
        for (auto& entry : entries_)
            if (entry.error_text.contains(text))
                entry.error_text.clear();
    }

    /// Nothing unless a worker has begun the job.
    [[nodiscard]] std::optional<Instant> leased_until(JobId const& job) const {
        std::lock_guard const lock{mutex_};
        for (auto const& entry : entries_)
            if (entry.job.id == job && !entry.worker.empty())
                return entry.leased_until;
        return std::nullopt;
    }

private:
    struct Entry {
        job::Job job;
        std::string worker; ///< Empty: nobody has begun it.
        Instant leased_until{};
        std::string error_text;
        bool is_parked{false};
    };

    static bool is_due(Entry const& entry, Instant now) {
        return !entry.is_parked && entry.job.run_at <= now &&
               (entry.worker.empty() || entry.leased_until <= now);
    }

    [[nodiscard]] bool another_waits(JobId const& job, std::string const& unique_key) const {
        return !unique_key.empty() && std::ranges::any_of(entries_, [&](Entry const& entry) {
            return entry.job.unique_key == unique_key && entry.job.id != job && entry.worker.empty() &&
                   !entry.is_parked;
        });
    }

    void add(job::NewJob const& job) {
        if (another_waits({}, job.unique_key))
            return;
        entries_.push_back({.job = {.id = JobId{std::to_string(++last_id_)},
                                    .kind = job.kind,
                                    .payload = job.payload,
                                    .unique_key = job.unique_key,
                                    .run_at = job.run_at,
                                    .attempts = 0},
                            .worker = {},
                            .leased_until = {},
                            .error_text = {},
                            .is_parked = false});
    }

    Entry* held(JobId const& job, std::string const& worker) {
        auto const entry = std::ranges::find_if(entries_, [&](Entry const& candidate) {
            return candidate.job.id == job && !worker.empty() && candidate.worker == worker;
        });
        return entry == entries_.end() ? nullptr : &*entry;
    }

    void wait_again(Entry& entry, Instant run_at) {
        if (another_waits(entry.job.id, entry.job.unique_key))
            return forget(entry.job.id);
        entry.worker.clear();
        entry.job.run_at = run_at;
    }

    void forget(JobId job) {
        std::erase_if(entries_, [&](Entry const& entry) { return entry.job.id == job; });
    }

    mutable std::mutex mutex_;
    std::vector<Entry> entries_;
    std::map<std::string, Instant> schedules_;
    int last_id_{0};
};

} // namespace evenkeel::testing
