#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/job/new_job.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::account {

/// A mailed link opens one of these.
enum class LinkPurpose { sign_in, password_reset, address_change, erase };

[[nodiscard]] std::string_view to_text(LinkPurpose purpose);
[[nodiscard]] std::optional<LinkPurpose> link_purpose_named(std::string_view name);

/// A link that was mailed to a member and opens one thing once. Its token is only ever in the mail.
struct AccountLink {
    LinkId id;
    MemberId member_id;
    LinkPurpose purpose{LinkPurpose::sign_in};
    std::string token_hash;    ///< SHA-256 of the token, hexadecimal.
    std::string email_address; ///< Where it is mailed to; for a change of address the new one.
    Instant created_at;
    Instant expires_at;
    std::optional<Instant> used_at; ///< Also set when something else revoked it.
    SessionId asked_by{};           ///< The session that asked for a change of address. Empty: none did.
};

/// Returns 30 minutes for a sign-in, and a day for links that need another mailbox or a night's sleep.
[[nodiscard]] std::chrono::minutes link_life(LinkPurpose purpose);

/// Links are remembered this long after their end, so that an old one is told apart from a wrong one.
inline constexpr std::chrono::days kLinkMemory{7};

/// The kind of the job that mails a link of this purpose.
[[nodiscard]] std::string mail_job_kind(LinkPurpose purpose);

/// Job kind: tells the owner of a mailbox that everything ended which had opened the account before they
/// proved its address. The payload is the link's id and the member's.
inline constexpr char kSendAddressProvenMail[] = "send_address_proven_mail";

/// The mail that follows from the use of a link that proved an address.
[[nodiscard]] job::NewJob notice_of_proof(AccountLink const& link, Instant now);

/// Refuses (by the field that brought the token) with link_invalid, link_used or link_expired.
[[nodiscard]] Result<AccountLink> open_link(std::optional<AccountLink> link, Instant now,
                                            std::string const& field);

/// The refusal of a link that somebody else used in this very moment.
[[nodiscard]] Failure used_link(std::string const& field);

} // namespace evenkeel::account
