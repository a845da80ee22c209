#include "core/account/sign_in/request_link.hpp"

#include "core/account/member/member.hpp"

namespace evenkeel::account {

Result<void> RequestLink::operator()(LinkPurpose purpose, std::string const& email_address) const {
    auto const address = normalise_address(email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const kind = mail_job_kind(purpose);
    // One key for counting and for the queue, and a digest: addresses have no business there.
    auto const key = kind + ":" + secure_.sha256(*address);
    auto const now = clock_.now();
    auto const asked = rate_limits_.take(key, kLinkRequests, now);
    if (!asked.allowed)
        return std::unexpected(too_many_guesses(asked.retry_after));
    jobs_.enqueue(
        {.kind = kind, .payload = secure_.uuid() + " " + *address, .unique_key = key, .run_at = now});
    return {};
}

} // namespace evenkeel::account
