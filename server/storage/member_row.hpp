#pragma once

#include "core/account/member.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

/// Keeps a member inside a transaction that does more. False when the address belongs to someone.
[[nodiscard]] bool insert_member(Connection& connection, account::Member const& member);

} // namespace evenkeel::storage
