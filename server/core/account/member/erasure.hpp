#pragma once

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
};

} // namespace evenkeel::account
