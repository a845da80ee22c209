#pragma once

#include "core/reading/hrv_tasks.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlHrvTasks final : public reading::HrvTasks {
public:
    explicit SqlHrvTasks(Database& database) : database_{database} {}

    void add_upload(reading::Upload const& upload) override;
    [[nodiscard]] std::optional<reading::Upload> find_upload(reading::Owner const& owner,
                                                             UploadId const& upload) const override;
    [[nodiscard]] std::optional<reading::Upload> latest_upload(reading::Owner const& owner) const override;
    reading::HrvTask start_once(reading::HrvTask const& task, job::NewJob const& analysis) override;
    [[nodiscard]] std::optional<reading::HrvTask> find(reading::Owner const& owner,
                                                       HrvTaskId const& task) const override;
    [[nodiscard]] std::optional<reading::HrvTask> latest(reading::Owner const& owner) const override;
    void mark_running(reading::Owner const& owner, HrvTaskId const& task) override;
    bool finish(reading::Owner const& owner, HrvTaskId const& task, reading::Measurement const& measurement,
                Instant at) override;
    bool reject(reading::Owner const& owner, HrvTaskId const& task, reading::Rejection const& rejection,
                Instant at) override;
    [[nodiscard]] std::vector<reading::HrvTask> readings(MemberId const& member, Instant from,
                                                         std::size_t limit) const override;
    [[nodiscard]] std::vector<reading::HrvTask> page(MemberId const& member, TimeCursor const& behind,
                                                     std::size_t limit) const override;
    [[nodiscard]] std::vector<Instant> reading_times(MemberId const& member, Instant from,
                                                     std::size_t limit) const override;
    [[nodiscard]] std::vector<reading::TaggedReading> tagged_since(MemberId const& member, Instant from,
                                                                   std::size_t limit) const override;
    [[nodiscard]] std::vector<reading::Upload> abandoned_uploads(Instant before,
                                                                 std::size_t limit) const override;
    void forget_upload(reading::Owner const& owner, UploadId const& upload) override;
    [[nodiscard]] std::vector<reading::Upload> visitors_uploads(Instant before,
                                                                std::size_t limit) const override;
    void forget_reading(VisitorId const& visitor, UploadId const& upload) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
