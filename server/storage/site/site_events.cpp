#include "storage/site/site_events.hpp"

#include <sql/experiment_marks.hpp>
#include <sql/site_events.hpp>

namespace evenkeel::storage {
namespace {

using experiment::SideCount;
using experiment::SiteEventName;

bool insert(Connection& connection, experiment::SiteEvent const& event) {
    if (connection.run(sql::site_events::kInsert, event.event_id, word_of(event.name), event.place, event.day)
            .changed == 0)
        return false;
    for (auto const& [name, is_shown] : event.shown)
        connection.queue(sql::experiment_marks::kInsert, event.event_id, name, is_shown);
    return true;
}

/// Rows come ordered, so those of one side stand together.
SideCount& side_of(std::vector<SideCount>& counts, Row const& row) {
    auto const experiment = row.text("experiment");
    auto const is_shown = row.flag("is_shown");
    if (counts.empty() || counts.back().experiment != experiment || counts.back().is_shown != is_shown)
        counts.push_back({.experiment = experiment, .is_shown = is_shown});
    return counts.back();
}

} // namespace

std::size_t SqlSiteEvents::add_once(std::vector<experiment::SiteEvent> const& events) {
    return database_.transact([&](Connection& connection) {
        std::size_t added = 0;
        for (auto const& event : events)
            added += insert(connection, event) ? 1 : 0;
        return added;
    });
}

std::vector<experiment::EventCount> SqlSiteEvents::count(std::string const& first_day) const {
    return database_.read([&](Connection& connection) {
        std::vector<experiment::EventCount> counts;
        for (auto const& row : connection.run(sql::site_events::kCountByName, first_day))
            if (auto const name = value_named<SiteEventName>(row.text("name")))
                counts.push_back({.name = *name, .place = row.text("place"), .times = row.integer("times")});
        return counts;
    });
}

std::vector<SideCount> SqlSiteEvents::count_sides(std::string const& first_day) const {
    return database_.read([&](Connection& connection) {
        std::vector<SideCount> counts;
        for (auto const& row : connection.run(sql::experiment_marks::kCountSides, first_day)) {
            auto& side = side_of(counts, row);
            auto const is_exposure = row.text("name") == word_of(SiteEventName::exposure);
            (is_exposure ? side.exposed : side.converted) = row.integer("times");
        }
        return counts;
    });
}

std::size_t SqlSiteEvents::forget_before(std::string const& day) {
    return database_.transact(
        [&](Connection& connection) { return connection.run(sql::site_events::kForgetBefore, day).changed; });
}

} // namespace evenkeel::storage
