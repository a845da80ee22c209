#pragma once

#include "core/base/clock.hpp"
#include "core/notify/mailer.hpp"

#include <filesystem>
#include <vector>

namespace evenkeel::outbound {

/// The stand-in for a mail server: every mail becomes a file `<event id>.eml` in a folder, which an operator
/// or a test can open, and nobody else on this machine: a link in it opens an account. A mail that is there
/// already is not written again, and one that is there has reached the disk.
class OutboxMailer final : public notify::Mailer {
public:
    /// Creates the folder. Throws Unavailable when it cannot be written.
    OutboxMailer(std::filesystem::path folder, std::string sender, Clock const& clock);

    Result<void> send(notify::Mail const& mail) override;
    void forget(std::string const& email_address, std::string const& but_event_id) override;
    std::size_t forget_older(Instant before) override;

private:
    [[nodiscard]] std::vector<std::filesystem::path> mails() const;

    std::filesystem::path folder_;
    std::string sender_;
    Clock const& clock_;
};

} // namespace evenkeel::outbound
