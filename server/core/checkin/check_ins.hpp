#pragma once

#include "core/checkin/check_in.hpp"
#include "core/job/new_job.hpp"
#include "core/state/balance.hpp"

#include <cstddef>
#include <vector>

namespace evenkeel::checkin {

/// Where check-ins are kept.
class CheckIns {
public:
    virtual ~CheckIns() = default;

    struct Kept {
        CheckIn check_in;
        bool is_new{false};
    };

    /// Keeps the check-in and queues the job, together or not at all. When the member already has one with
    /// this event id nothing is kept or queued, and the stored one comes back.
    virtual Kept add_once(CheckIn const& check_in, job::NewJob const& refresh) = 0;

    /// The member's check-ins at or after `from`, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<CheckIn> since(MemberId const& member, Instant from,
                                                     std::size_t limit) const = 0;

    /// Where the member was and when, as `since` would list it: all that scores and counts look at, and much
    /// cheaper.
    [[nodiscard]] virtual std::vector<state::Visit> visits_since(MemberId const& member, Instant from,
                                                                 std::size_t limit) const = 0;
};

} // namespace evenkeel::checkin
