#pragma once

#include "core/commerce/premium_grant.hpp"
#include "storage/engine/database.hpp"

#include <functional>

namespace evenkeel::storage {

/// Changes what a member was given, inside a transaction, and works out again when their premium ends; others
/// that want to wait until the transaction ends. A member who is gone has nothing to change.
void change_grants(Connection& connection, MemberId const& member, std::function<void()> const& change);

/// Adds a grant inside `change_grants`; one that is there stays as it is.
void insert_grant(Connection& connection, MemberId const& member, commerce::PremiumGrant const& grant);

} // namespace evenkeel::storage
