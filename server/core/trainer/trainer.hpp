#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <string>

namespace evenkeel::trainer {

/// Someone who accompanies members.
struct Trainer {
    TrainerId id;
    std::string first_name;
    std::string last_name;
    std::string email_address; ///< Normalised. Unique.
    std::string invite_code;   ///< What members type to link; as `normalise_code` gives it. Unique.
    Instant created_at;
};

} // namespace evenkeel::trainer
