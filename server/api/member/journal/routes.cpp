#include "api/member/journal/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> journal_routes(JournalUses const& uses) {
    return {open_journal_thread(uses),  react_to_journal_message(uses), mark_journal_thread_read(uses),
            list_journal_threads(uses), get_journal_thread(uses),       search_journal(uses),
            read_guide_notices(uses),   acknowledge_guide_notices(uses)};
}

} // namespace evenkeel::api
