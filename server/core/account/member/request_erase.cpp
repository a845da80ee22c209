#include "core/account/member/request_erase.hpp"

#include "core/account/member/erase_member.hpp"

namespace evenkeel::account {

Result<void> RequestErase::request(MemberId const& member_id) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    auto const now = parts_.clock.now();
    auto const asked = parts_.rate_limits.take("erase:" + member_id.value(), kEraseRequests, now);
    if (!asked.allowed)
        return std::unexpected(too_many_guesses(asked.retry_after));
    auto const link = parts_.tokens.made(LinkPurpose::erase, LinkId{parts_.secure.uuid()}, member_id,
                                         member->email_address, now);
    parts_.links.add(link, {.kind = mail_job_kind(LinkPurpose::erase),
                            .payload = link.id.value() + " " + member_id.value(),
                            .unique_key = {},
                            .run_at = now});
    return {};
}

Result<MemberId> RequestErase::confirm(std::string const& token) const {
    constexpr char kField[] = "delete_token";
    auto const now = parts_.clock.now();
    auto const link =
        open_link(parts_.links.find_by_token(LinkPurpose::erase, parts_.secure.sha256(token)), now, kField);
    if (!link)
        return std::unexpected(link.error());
    job::NewJob const erasure{.kind = kEraseMember,
                              .payload = link->member_id.value(),
                              .unique_key = std::string{kEraseMember} + ":" + link->member_id.value(),
                              .run_at = now};
    if (!parts_.links.begin_erase(*link, erasure, now))
        return std::unexpected(used_link(kField));
    return link->member_id;
}

} // namespace evenkeel::account
