#include "app/commands/admin_member.hpp"
#include "app/commands/commands.hpp"
#include "core/account/member/members.hpp"
#include "core/admin/audit_log.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <iostream>

namespace evenkeel::app {
namespace {

/// Makes the entry of the audit log: done at the command line, to this member.
admin::AuditEntry audit_of(MemberId const& member, bool is_admin) {
    outbound::SystemClock const clock;
    outbound::SodiumSecure secure{clock};
    return admin::audit_entry({},
                              {.action = is_admin ? admin::kAdminGranted : admin::kAdminRevoked,
                               .subject = {.member = member, .name = {}},
                               .detail = {}},
                              clock.now(), secure);
}

} // namespace

int set_admin_role(Config const& config, std::string const& email_address, bool is_admin) {
    return with_member(config, email_address, [&](MemberAtHand const& at_hand) {
        auto const& member = at_hand.member;
        at_hand.stores.members.set_admin(member.id, is_admin, audit_of(member.id, is_admin));
        std::cout << member.email_address << (is_admin ? " is an admin now\n" : " is no admin any more\n");
        return 0;
    });
}

} // namespace evenkeel::app
