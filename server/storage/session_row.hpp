#pragma once

#include "core/account/sessions.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

/// Keeps a session inside a transaction that does more: an account is made together with its first session.
void insert_session(Connection& connection, account::Session const& session);

} // namespace evenkeel::storage
