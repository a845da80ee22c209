#pragma once

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {

inline auto fields(reading::Upload const& upload) {
    return std::make_tuple(upload.id, upload.owner.id(), upload.owner.is_member(), upload.object_key,
                           upload.created_at);
}

inline auto fields(reading::HrvTask const& task) {
    return std::make_tuple(task.id, task.owner.id(), task.upload_id, task.object_key, task.context, task.tags,
                           task.status, task.created_at, task.measured_at, task.finished_at);
}

inline auto fields(reading::Measurement const& measured) {
    return std::tie(measured.hr_bpm, measured.rmssd_ms, measured.sdnn_ms, measured.pnn50, measured.quality,
                    measured.quality_reason, measured.beats, measured.duration_s, measured.beat_runs_ms,
                    measured.engine_version, measured.certainty);
}

/// The examinations of uploads, tasks and readings have these in common.
template <class Backend>
class HrvContract : public Contract<Backend> {
protected:
    reading::HrvTasks& tasks() { return this->stores_.hrv_tasks; }

    reading::HrvTask start(reading::HrvTask const& task) {
        return tasks().start_once(task, a_job("analyse"));
    }

    /// Uploads, starts and finishes the reading of this name.
    void add_reading(std::string const& name, reading::Owner const& owner, Instant at) {
        auto const upload = an_upload("upload of " + name, owner, at);
        tasks().add_upload(upload);
        start(a_task(name, upload, at));
        ASSERT_TRUE(tasks().finish(owner, HrvTaskId{name}, a_measurement(), at + std::chrono::seconds{5}));
    }

    std::vector<std::string> readings_since(Instant from, std::size_t limit = 100) {
        std::vector<std::string> ids;
        for (auto const& task : tasks().readings(this->kAna, from, limit))
            ids.push_back(task.id.value());
        return ids;
    }

    reading::Owner const ana_{this->kAna};
    reading::Owner const visitor_{VisitorId{"ana"}}; ///< Not Ana, although the id has the same letters.
    reading::Upload const upload_{an_upload("u", ana_)};
    HrvTaskId const id_{"t"};
};

} // namespace evenkeel::testing
