#include "app/commands/admin_member.hpp"

#include "app/encryption/installation_key.hpp"
#include "core/account/member/members.hpp"
#include "storage/sql_stores.hpp"

#include <iostream>

namespace evenkeel::app {

int with_member(Config const& config, std::string const& email_address,
                std::function<int(MemberAtHand const&)> const& command) {
    auto const address = account::normalise_address(email_address);
    if (!address) {
        std::cerr << "evenkeel: " << address.error().message.english() << '\n';
        return 2;
    }
    auto const installation = prepare_installation(config);
    auto const database = storage::open(installation.database);
    storage::migrate(*database);
    auto const encryption = encryption_of(config, installation.data, *database);
    storage::SqlStores adapters{*database, encryption};
    auto const stores = adapters.stores();
    auto const member = stores.members.find_by_address(*address);
    if (!member) {
        std::cerr << "evenkeel: there is no member with the address " << *address << '\n';
        return 1;
    }
    return command({installation, stores, *member});
}

} // namespace evenkeel::app
