#pragma once

#include "core/base/clock.hpp"
#include "core/notify/mailer.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// The stand-in for a mail server: every mail becomes a file `<event id>.eml` in a folder, which an operator
/// or a test can open. A mail that is there already is not written again.
class OutboxMailer final : public notify::Mailer {
public:
    /// Creates the folder. Throws Unavailable when it cannot be written.
    OutboxMailer(std::filesystem::path folder, std::string sender, Clock const& clock);

    Result<void> send(notify::Mail const& mail) override;

private:
    std::filesystem::path folder_;
    std::string sender_;
    Clock const& clock_;
};

} // namespace evenkeel::outbound
