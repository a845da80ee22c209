#pragma once

#include "app/config.hpp"
#include "app/installation.hpp"
#include "core/account/member/member.hpp"
#include "core/stores.hpp"
#include "storage/engine/migrate.hpp"

#include <functional>
#include <string>

namespace evenkeel::app {

/// An operator's command about one member works with these.
struct MemberAtHand {
    Installation const& installation;
    Stores const& stores;
    account::Member const& member;
};

/// Opens the installation's database, finds the member by address and runs the command. Says on standard
/// error what is wrong and answers 2 for no address and 1 for nobody's.
int with_member(Config const& config, std::string const& email_address,
                std::function<int(MemberAtHand const&)> const& command);

} // namespace evenkeel::app
