#include "core/account/sign_in/request_link.hpp"

#include "core/account/member/member.hpp"

namespace evenkeel::account {

Result<void> RequestLink::operator()(LinkPurpose purpose, std::string const& email_address) const {
    auto const address = normalise_address(email_address);
    if (!address)
        return std::unexpected(address.error());
    ask(purpose, *address, LinkId{secure_.uuid()});
    return {};
}

void RequestLink::ask(LinkPurpose purpose, std::string const& address, LinkId const& link) const {
    auto const kind = mail_job_kind(purpose);
    // One key for counting and for the queue, and a digest: addresses have no business there.
    auto const key = kind + ":" + secure_.sha256(address);
    jobs_.enqueue({.kind = kind,
                   .payload = link.value() + " " + address,
                   .unique_key = key,
                   .run_at = rate_limits_.next_turn(key, kLinkPace, clock_.now())});
}

} // namespace evenkeel::account
