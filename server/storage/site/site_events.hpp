#pragma once

#include "core/experiment/site_events.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSiteEvents final : public experiment::SiteEvents {
public:
    explicit SqlSiteEvents(Database& database) : database_{database} {}

    std::size_t add_once(std::vector<experiment::SiteEvent> const& events) override;
    [[nodiscard]] std::vector<experiment::EventCount> count(std::string const& first_day) const override;
    [[nodiscard]] std::vector<experiment::SideCount> count_sides(std::string const& first_day) const override;
    std::size_t forget_before(std::string const& day) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
