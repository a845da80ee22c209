#include "core/account/member/erase_member.hpp"

#include "app/commands/admin_member.hpp"
#include "app/commands/commands.hpp"
#include "outbound/embedded_object_store.hpp"
#include "outbound/nothing_bills.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <iostream>

namespace evenkeel::app {

int erase_member(Config const& config, std::string const& email_address, bool is_confirmed) {
    return with_member(config, email_address, [&](MemberAtHand const& at_hand) {
        auto const& address = at_hand.member.email_address;
        if (!is_confirmed) {
            std::cerr << "evenkeel: this erases " << address
                      << " and everything of theirs for good; say --yes to do it\n";
            return 2;
        }
        outbound::SystemClock const clock;
        outbound::SodiumSecure secure{clock};
        outbound::NothingBills billing;
        // Removing asks for no signature; the address is for forms, and none is handed out here.
        outbound::EmbeddedObjectStore objects{
            {.directory = at_hand.installation.data / "objects", .public_url = {}, .scope = {}}};
        account::EraseMember const erase{{.members = at_hand.stores.members,
                                          .erasure = at_hand.stores.erasure,
                                          .objects = objects,
                                          .billing = billing,
                                          .clock = clock,
                                          .secure = secure}};
        if (!erase(at_hand.member.id)) {
            std::cerr << "evenkeel: somebody else has just erased " << address << '\n';
            return 1;
        }
        std::cout << address << " is erased; the server sends the receipt\n";
        return 0;
    });
}

} // namespace evenkeel::app
