#include "api/member/history/routes.hpp"
#include "api/member/page.hpp"
#include "api/member/views.hpp"

namespace evenkeel::api {

struct ReadingPage {
    std::vector<ReadingView> readings;
    std::optional<std::string> next; ///< Goes into `before` of the next call.
};
BOOST_DESCRIBE_STRUCT(ReadingPage, (), (readings, next))

http::Route list_readings(HistoryUses const& uses) {
    return http::get_where<http::Member, PageQuery, ReadingPage>(
        {.operation = "listReadings",
         .path = "/authorized/history/readings",
         .summary = "The member's finished heart readings, newest first.",
         .retries = 2},
        [uses](http::Member const& caller, PageQuery const& query) -> http::Answer<ReadingPage> {
            auto const bounds = bounds_of(query);
            if (!bounds)
                return std::unexpected(bounds.error());
            auto const rows = uses.hrv_tasks.page(caller.id(), bounds->behind, bounds->limit);
            ReadingPage page;
            for (auto const& row : rows)
                page.readings.push_back(reading_view(row));
            if (!rows.empty())
                page.next = next_page(rows.size(), *bounds,
                                      {.at = rows.back().measured_at, .id = rows.back().id.value()});
            return page;
        });
}

} // namespace evenkeel::api
