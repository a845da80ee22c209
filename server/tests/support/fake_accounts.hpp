#pragma once

#include "core/account/sessions.hpp"
#include "core/admin/audit_log.hpp"

#include <map>
#include <mutex>
#include <vector>

namespace evenkeel::testing {

/// What FakeMembers, FakeSessions and others look at, as their real counterparts look at one database.
struct FakeAccounts {
    mutable std::mutex mutex;
    std::map<MemberId, account::Member> members;
    std::vector<account::Session> sessions;
    std::vector<admin::AuditEntry> audit;
};

} // namespace evenkeel::testing
