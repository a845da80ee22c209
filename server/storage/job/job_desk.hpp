#pragma once

#include "core/job/job_desk.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlJobDesk final : public job::JobDesk {
public:
    explicit SqlJobDesk(Database& database) : database_{database} {}

    [[nodiscard]] std::vector<job::ListedJob> list(std::optional<job::JobState> state,
                                                   std::size_t limit) const override;
    bool retry(JobId const& job, Instant now) override;
    bool drop(JobId const& job) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
