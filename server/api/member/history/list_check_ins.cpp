#include "api/context.hpp"
#include "api/member/check_in_view.hpp"
#include "api/member/page.hpp"
#include "core/checkin/check_ins.hpp"

namespace evenkeel::api {

struct CheckInPage {
    std::vector<CheckInView> check_ins; ///< The member's check-ins, newest first. {items 0..200}
    std::optional<std::string> next;    ///< Goes into `before` of the next call.
};
BOOST_DESCRIBE_STRUCT(CheckInPage, (), (check_ins, next))

namespace {

http::Answer<CheckInPage> list_check_ins(Context const& context, http::Member const& caller,
                                         PageQuery const& query) {
    auto const bounds = bounds_of(query);
    if (!bounds)
        return std::unexpected(bounds.error());
    auto const rows = context.stores.check_ins.page(caller.id(), bounds->behind, bounds->limit);
    CheckInPage page;
    for (auto const& row : rows)
        page.check_ins.push_back(view_of(row));
    if (!rows.empty())
        page.next =
            next_page(rows.size(), *bounds, {.at = rows.back().checked_in_at, .id = rows.back().id.value()});
    return page;
}

} // namespace

Route list_check_ins_route() {
    return http::get_where<list_check_ins>({.operation = "listCheckIns",
                                            .path = "/authorized/history/check-ins",
                                            .summary = "The member's check-ins, newest first.",
                                            .retries = 2});
}

} // namespace evenkeel::api
