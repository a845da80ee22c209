#pragma once

#include "core/account/member/member.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/job/new_job.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace evenkeel::account {

/// A file in the object store that belongs to a member.
struct KeptObject {
    std::string key;
    Instant created_at; ///< When the place for it was handed out.
};

/// Everything by which a member can be recognised in what the database keeps.
struct Traces {
    MemberId member_id;
    std::string email_address;
    std::string address_digest; ///< As it stands in counters.
};

/// Whom an erased member becomes: the same address with nothing in the account.
struct FreshStart {
    Member const& member;
    Session const& session;
};

class Erasure {
public:
    virtual ~Erasure() = default;

    /// The member's objects with a key above `after`, in the order of their keys, at most `limit`.
    [[nodiscard]] virtual std::vector<KeptObject> objects(MemberId const& member, std::string const& after,
                                                          std::size_t limit) const = 0;

    /// Removes the member, every row that is theirs, every counter and every queued job that names them,
    /// takes their name out of invites, and queues what is to be done afterwards; together or not at all.
    /// False, and nothing queued, when there is no such member any more.
    virtual bool erase(Traces const& traces, std::vector<job::NewJob> const& afterwards) = 0;

    /// Erases the member as above and adds another one in their place, together or not at all. False, and
    /// nothing done, unless the member has inherited what is in the account and has not decided about it.
    virtual bool start_empty(Traces const& traces, FreshStart const& fresh,
                             std::vector<job::NewJob> const& afterwards) = 0;
};

} // namespace evenkeel::account
