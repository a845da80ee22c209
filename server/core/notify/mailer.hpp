#pragma once

#include "core/base/clock.hpp"
#include "core/base/result.hpp"

#include <string>

namespace evenkeel::notify {

struct Mail {
    std::string event_id; ///< Sent once per event id, however often a job repeats.
    std::string to;
    std::string subject;
    std::string text;
};

/// Mails that nothing has taken from here for so long are removed.
inline constexpr std::chrono::days kOutboxMemory{7};

class Mailer {
public:
    virtual ~Mailer() = default;

    /// Throws Unavailable when it should be tried again later; refuses what will never be deliverable.
    virtual Result<void> send(Mail const& mail) = 0;

    /// Removes what still lies here for this address, but for the mail with this event id: somebody was
    /// erased, and mails repeat their name.
    virtual void forget(std::string const& email_address, std::string const& but_event_id) = 0;

    /// Removes what has lain here since before this moment; answers how many.
    virtual std::size_t forget_older(Instant before) = 0;
};

} // namespace evenkeel::notify
