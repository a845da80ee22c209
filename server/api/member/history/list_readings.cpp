#include "api/context.hpp"
#include "api/member/page.hpp"
#include "api/member/views.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::api {

struct ReadingPage {
    std::vector<ReadingView> readings; ///< The member's finished readings, newest first. {items 0..200}
    std::optional<std::string> next;   ///< Goes into `before` of the next call.
};
BOOST_DESCRIBE_STRUCT(ReadingPage, (), (readings, next))

namespace {

http::Answer<ReadingPage> list_readings(Context const& context, http::Member const& caller,
                                        PageQuery const& query) {
    auto const bounds = bounds_of(query);
    if (!bounds)
        return std::unexpected(bounds.error());
    auto const rows = context.stores.hrv_tasks.page(caller.id(), bounds->behind, bounds->limit);
    ReadingPage page;
    for (auto const& row : rows)
        page.readings.push_back(reading_view(row));
    if (!rows.empty())
        page.next =
            next_page(rows.size(), *bounds, {.at = rows.back().measured_at, .id = rows.back().id.value()});
    return page;
}

} // namespace

Route list_readings_route() {
    return http::get_where<list_readings>({.operation = "listReadings",
                                           .path = "/authorized/history/readings",
                                           .summary = "The member's finished heart readings, newest first.",
                                           .retries = 2});
}

} // namespace evenkeel::api
