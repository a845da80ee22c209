#pragma once

#include "core/account/member/members.hpp"
#include "core/base/result.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/reading/norms.hpp"
#include "core/reading/recovery.hpp"

namespace evenkeel::reading {

/// Age and sex for the comparison with others. They are asked for with the call and kept nowhere.
struct Person {
    std::optional<int> age; ///< Years.
    std::optional<Sex> sex;
};

/// Where the last week lies among people of the same age. Context, never a judgement.
struct NormPlace {
    Norm norm;
    int percentile{0};
};

struct RecoveryContext {
    Recovery recovery;
    std::optional<NormPlace> norm;
};

/// A member's readings of the last 60 days against themselves.
class ReadRecovery {
public:
    ReadRecovery(account::Members const& members, HrvTasks const& tasks, Clock const& clock)
        : members_{members}, tasks_{tasks}, clock_{clock} {}

    /// Refuses (age) what is not between 18 and 110.
    [[nodiscard]] Result<RecoveryContext> operator()(MemberId const& member, Person const& person) const;

private:
    account::Members const& members_;
    HrvTasks const& tasks_;
    Clock const& clock_;
};

} // namespace evenkeel::reading
