#pragma once

#include "core/commerce/premium_time.hpp"
#include "storage/database.hpp"

#include <functional>

namespace evenkeel::storage {

/// Changes a member's premium inside a transaction; others that want to wait until it ends. A member who is
/// gone has none to change.
void change_premium(Connection& connection, MemberId const& member,
                    std::function<commerce::PremiumTime(commerce::PremiumTime const&,
                                                        std::string const& time_zone)> const& rule);

} // namespace evenkeel::storage
