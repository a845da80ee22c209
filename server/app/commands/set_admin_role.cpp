#include "app/commands/commands.hpp"
#include "app/installation.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"
#include "storage/members.hpp"
#include "storage/migrate.hpp"

#include <iostream>

namespace evenkeel::app {
namespace {

/// What the audit log says: done at the command line, to this member.
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
    auto const address = account::normalise_address(email_address);
    if (!address) {
        std::cerr << "evenkeel: " << address.error().message << '\n';
        return 2;
    }
    auto const installation = prepare_installation(config);
    auto const database = storage::open(installation.database);
    storage::migrate(*database);
    storage::SqlMembers members{*database};
    auto const member = members.find_by_address(*address);
    if (!member || !members.set_admin(member->id, is_admin, audit_of(member->id, is_admin))) {
        std::cerr << "evenkeel: there is no member with the address " << *address << '\n';
        return 1;
    }
    std::cout << *address << (is_admin ? " is an admin now\n" : " is no admin any more\n");
    return 0;
}

} // namespace evenkeel::app
