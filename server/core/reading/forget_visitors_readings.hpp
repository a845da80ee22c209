#pragma once

#include "core/base/object_store.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::reading {

/// The recording of a visitor without an account, and what was read from it, is kept this long: time enough
/// to look at it again, and to send one that waited on a phone (kOldestRecording).
inline constexpr std::chrono::days kVisitorsReadingLife{30};

/// So many in one run; the next run goes on. Each costs a call of the object store.
inline constexpr std::size_t kMostForgottenAtOnce = 1000;

/// Removes what visitors recorded: from the object store, and task and result from the database. What members
/// recorded stays as long as they do (core/account/member/erase_member.hpp).
class ForgetVisitorsReadings {
public:
    ForgetVisitorsReadings(HrvTasks& tasks, ObjectStore& objects, Clock const& clock)
        : tasks_{tasks}, objects_{objects}, clock_{clock} {}

    /// Answers how many. Throws Unavailable when the object store cannot answer; what is left is found again.
    std::size_t operator()() const;

private:
    HrvTasks& tasks_;
    ObjectStore& objects_;
    Clock const& clock_;
};

} // namespace evenkeel::reading
