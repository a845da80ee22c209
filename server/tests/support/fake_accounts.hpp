#pragma once

#include "core/account/sessions.hpp"

#include <map>
#include <mutex>
#include <vector>

namespace evenkeel::testing {

/// What FakeMembers and FakeSessions both look at, as their real counterparts look at one database.
struct FakeAccounts {
    mutable std::mutex mutex;
    std::map<MemberId, account::Member> members;
    std::vector<account::Session> sessions;
};

} // namespace evenkeel::testing
