#pragma once

#include "core/base/clock.hpp"

#include <string>

namespace evenkeel::job {

/// Work to be done later, handed to a store so that it is kept in the same transaction as the data it follows
/// from.
struct NewJob {
    std::string kind;    ///< Name of the handler, e.g. "refresh_balance".
    std::string payload; ///< The handler begins with this: mostly an id.
    std::string
        unique_key;   ///< While a job with this key waits, another one is not added. Empty: always added.
    Instant run_at{}; ///< Not before this moment.
};

} // namespace evenkeel::job
