#pragma once

#include "core/reading/hrv_tasks.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeHrvTasks final : public reading::HrvTasks {
public:
    explicit FakeHrvTasks(FakeJobs& jobs) : jobs_{jobs} {}

    void add_upload(reading::Upload const& upload) override {
        std::lock_guard const lock{mutex_};
        uploads_.push_back(upload);
    }

    [[nodiscard]] std::optional<reading::Upload> find_upload(reading::Owner const& owner,
                                                             UploadId const& upload) const override {
        std::lock_guard const lock{mutex_};
        return newest(uploads_,
                      [&](reading::Upload const& kept) { return kept.owner == owner && kept.id == upload; });
    }

    [[nodiscard]] std::optional<reading::Upload> latest_upload(reading::Owner const& owner) const override {
        std::lock_guard const lock{mutex_};
        return newest(uploads_, [&](reading::Upload const& kept) { return kept.owner == owner; });
    }

    reading::HrvTask start_once(reading::HrvTask const& task, job::NewJob const& analysis) override {
        std::lock_guard const lock{mutex_};
        for (auto const& kept : tasks_)
            if (kept.owner == task.owner && kept.upload_id == task.upload_id)
                return kept;
        tasks_.push_back(task);
        jobs_.enqueue(analysis);
        return task;
    }

    [[nodiscard]] std::optional<reading::HrvTask> find(reading::Owner const& owner,
                                                       HrvTaskId const& task) const override {
        std::lock_guard const lock{mutex_};
        return newest(tasks_,
                      [&](reading::HrvTask const& kept) { return kept.owner == owner && kept.id == task; });
    }

    [[nodiscard]] std::optional<reading::HrvTask> latest(reading::Owner const& owner) const override {
        std::lock_guard const lock{mutex_};
        return newest(tasks_, [&](reading::HrvTask const& kept) { return kept.owner == owner; });
    }

    void mark_running(reading::Owner const& owner, HrvTaskId const& task) override {
        std::lock_guard const lock{mutex_};
        if (auto* const kept = unfinished(owner, task))
            kept->status = reading::TaskStatus::running;
    }

    bool finish(reading::Owner const& owner, HrvTaskId const& task, reading::Measurement const& measurement,
                Instant at) override {
        std::lock_guard const lock{mutex_};
        auto* const kept = unfinished(owner, task);
        if (kept == nullptr)
            return false;
        kept->status = reading::TaskStatus::done;
        kept->measurement = measurement;
        kept->finished_at = at;
        return true;
    }

    bool reject(reading::Owner const& owner, HrvTaskId const& task, reading::Rejection const& rejection,
                Instant at) override {
        std::lock_guard const lock{mutex_};
        auto* const kept = unfinished(owner, task);
        if (kept == nullptr)
            return false;
        kept->status = reading::TaskStatus::rejected;
        kept->rejection = rejection;
        kept->finished_at = at;
        return true;
    }

    [[nodiscard]] std::vector<reading::HrvTask> readings(MemberId const& member, Instant from,
                                                         std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<reading::HrvTask> found;
        for (auto const& task : tasks_)
            if (task.owner == reading::Owner{member} && task.measurement && from <= task.measured_at)
                found.push_back(task);
        std::ranges::stable_sort(found, std::greater{}, &reading::HrvTask::measured_at);
        return first_of(std::move(found), limit);
    }

    [[nodiscard]] std::vector<reading::HrvTask> page(MemberId const& member, TimeCursor const& behind,
                                                     std::size_t limit) const override {
        auto const place = [](reading::HrvTask const& task) {
            return std::pair{task.measured_at, task.id.value()};
        };
        auto found = readings(member, Instant{}, tasks_.size());
        std::erase_if(found, [&](reading::HrvTask const& task) {
            return place(task) >= std::pair{behind.at, behind.id};
        });
        std::ranges::sort(found, std::greater{}, place);
        return first_of(std::move(found), limit);
    }

    [[nodiscard]] std::vector<Instant> reading_times(MemberId const& member, Instant from,
                                                     std::size_t limit) const override {
        std::vector<Instant> times;
        for (auto const& task : readings(member, from, limit))
            times.push_back(task.measured_at);
        return times;
    }

    [[nodiscard]] std::vector<reading::TaggedReading> tagged_since(MemberId const& member, Instant from,
                                                                   std::size_t limit) const override {
        std::vector<reading::TaggedReading> tagged;
        for (auto const& task : readings(member, from, limit))
            tagged.push_back({task.measured_at, task.tags});
        return tagged;
    }

    [[nodiscard]] std::vector<reading::Upload> abandoned_uploads(Instant before,
                                                                 std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<reading::Upload> found;
        for (auto const& upload : uploads_)
            if (upload.created_at < before && !has_task(upload))
                found.push_back(upload);
        std::ranges::stable_sort(found, {}, &reading::Upload::created_at);
        return first_of(std::move(found), limit);
    }

    void forget_upload(reading::Owner const& owner, UploadId const& upload) override {
        std::lock_guard const lock{mutex_};
        std::erase_if(uploads_, [&](reading::Upload const& kept) {
            return kept.owner == owner && kept.id == upload && !has_task(kept);
        });
    }

    [[nodiscard]] std::vector<reading::Upload> visitors_uploads(Instant before,
                                                                std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<reading::Upload> found;
        for (auto const& upload : uploads_)
            if (upload.created_at < before && upload.owner.visitor())
                found.push_back(upload);
        std::ranges::stable_sort(found, {}, &reading::Upload::created_at);
        return first_of(std::move(found), limit);
    }

    void forget_reading(VisitorId const& visitor, UploadId const& upload) override {
        std::lock_guard const lock{mutex_};
        reading::Owner const owner{visitor};
        std::erase_if(tasks_, [&](reading::HrvTask const& task) {
            return task.owner == owner && task.upload_id == upload;
        });
        std::erase_if(uploads_,
                      [&](reading::Upload const& kept) { return kept.owner == owner && kept.id == upload; });
    }

    [[nodiscard]] std::vector<reading::Upload> uploads_of(reading::Owner const& owner) const {
        std::lock_guard const lock{mutex_};
        std::vector<reading::Upload> found;
        for (auto const& upload : uploads_)
            if (upload.owner == owner)
                found.push_back(upload);
        return found;
    }

    void erase_owner(reading::Owner const& owner) {
        std::lock_guard const lock{mutex_};
        std::erase_if(uploads_, [&](reading::Upload const& kept) { return kept.owner == owner; });
        std::erase_if(tasks_, [&](reading::HrvTask const& kept) { return kept.owner == owner; });
    }

private:
    template <class Kept, class Wanted>
    static std::optional<Kept> newest(std::vector<Kept> const& all, Wanted const& wanted) {
        std::optional<Kept> found;
        for (auto const& kept : all)
            if (wanted(kept) && (!found || found->created_at <= kept.created_at))
                found = kept;
        return found;
    }

    template <class Kept>
    static std::vector<Kept> first_of(std::vector<Kept> all, std::size_t limit) {
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(std::min(limit, all.size())), all.end());
        return all;
    }

    [[nodiscard]] bool has_task(reading::Upload const& upload) const {
        return std::ranges::any_of(tasks_, [&](reading::HrvTask const& task) {
            return task.owner == upload.owner && task.upload_id == upload.id;
        });
    }

    reading::HrvTask* unfinished(reading::Owner const& owner, HrvTaskId const& task) {
        auto const found = std::ranges::find_if(tasks_, [&](reading::HrvTask const& kept) {
            return kept.owner == owner && kept.id == task && !kept.finished_at;
        });
        return found == tasks_.end() ? nullptr : &*found;
    }

    FakeJobs& jobs_;
    mutable std::mutex mutex_;
    std::vector<reading::Upload> uploads_;
    std::vector<reading::HrvTask> tasks_;
};

} // namespace evenkeel::testing
