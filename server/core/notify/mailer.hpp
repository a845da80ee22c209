#pragma once

#include "core/base/result.hpp"

#include <string>

namespace evenkeel::notify {

struct Mail {
    std::string event_id; ///< Sent once per event id, however often a job repeats.
    std::string to;
    std::string subject;
    std::string text;
};

class Mailer {
public:
    virtual ~Mailer() = default;

    /// Throws Unavailable when it should be tried again later; refuses what will never be deliverable.
    virtual Result<void> send(Mail const& mail) = 0;
};

} // namespace evenkeel::notify
