#include "api/member/check_in_view.hpp"
#include "api/member/history/routes.hpp"
#include "api/member/page.hpp"

namespace evenkeel::api {

struct CheckInPage {
    std::vector<CheckInView> check_ins;
    std::optional<std::string> next; ///< Goes into `before` of the next call.
};
BOOST_DESCRIBE_STRUCT(CheckInPage, (), (check_ins, next))

http::Route list_check_ins(HistoryUses const& uses) {
    return http::get_where<http::Member, PageQuery, CheckInPage>(
        {.operation = "listCheckIns",
         .path = "/authorized/history/check-ins",
         .summary = "The member's check-ins, newest first.",
         .retries = 2},
        [uses](http::Member const& caller, PageQuery const& query) -> http::Answer<CheckInPage> {
            auto const bounds = bounds_of(query);
            if (!bounds)
                return std::unexpected(bounds.error());
            auto const rows = uses.check_ins.page(caller.id(), bounds->behind, bounds->limit);
            CheckInPage page;
            for (auto const& row : rows)
                page.check_ins.push_back(view_of(row));
            if (!rows.empty())
                page.next = next_page(rows.size(), *bounds,
                                      {.at = rows.back().checked_in_at, .id = rows.back().id.value()});
            return page;
        });
}

} // namespace evenkeel::api
