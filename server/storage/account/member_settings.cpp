#include "storage/account/member_settings.hpp"

#include <sql/member_settings.hpp>

namespace evenkeel::storage {

snapshot::MemberSettings SqlMemberSettings::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> snapshot::MemberSettings {
        auto const rows = connection.run(sql::member_settings::kFind, member);
        auto const& row = rows.first();
        return {.revision = row.is_null("revision") ? 0 : row.integer("revision"),
                .trainer_linked = !row.is_null("trainer_id"),
                .review_request_count = static_cast<int>(row.integer("review_requests")),
                .notifications_paused_until = row.instant_or_null("pause_until"),
                .unread_journal = static_cast<int>(row.integer("unread"))};
    });
}

} // namespace evenkeel::storage
