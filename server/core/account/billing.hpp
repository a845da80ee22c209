#pragma once

#include "core/base/id.hpp"

namespace evenkeel::account {

/// Whatever charges a member from time to time.
class Billing {
public:
    virtual ~Billing() = default;

    /// Ends everything that would charge this member again. Ending what has ended is no error. Throws
    /// Unavailable when it should be tried again later.
    virtual void cancel_everything(MemberId const& member) = 0;
};

} // namespace evenkeel::account
