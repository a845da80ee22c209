#pragma once

#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/account_link.hpp"
#include "core/job/new_job.hpp"

namespace evenkeel::account {

enum class AddressChange { changed, taken, link_used };

/// Keeps mailed links. A new password, which a session sets, revokes a member's links but for the one that
/// confirms their current address, which was mailed there; any other use revokes all of them. The five uses
/// each take the link and do its work in one transaction: of any number of callers at once exactly one
/// succeeds, the others are told that it was used.
///
/// Whoever opens a link has the mailbox, and that is all that is known of them. When its address was not
/// proven before, it is now, and **everything that opened the account without the mailbox ends**: password,
/// sessions, known devices, API tokens, outside identities, the link to a trainer and every other link. The
/// member is marked as having inherited what is in the account, and a mail tells them
/// (docs/decisions/0108-the-other-side-of-a-proof.md).
class AccountLinks {
public:
    virtual ~AccountLinks() = default;

    /// Keeps the link, unless one with its id is there: a job that runs twice makes one link. Answers the one
    /// that is kept.
    virtual AccountLink keep_once(AccountLink const& link) = 0;

    /// Keeps the link and queues its mail, together or not at all.
    virtual void add(AccountLink const& link, job::NewJob const& mail) = 0;

    [[nodiscard]] virtual std::optional<AccountLink> find(MemberId const& member,
                                                          LinkId const& link) const = 0;
    [[nodiscard]] virtual std::optional<AccountLink> find_by_token(LinkPurpose purpose,
                                                                   std::string_view token_hash) const = 0;

    /// Keeps the session, which begins now, and proves the address; false when the link is not open any more.
    virtual bool sign_in(AccountLink const& link, Session const& session) = 0;

    /// Sets the password, ends all sessions, known devices and API tokens, keeps the session, which begins
    /// now, and proves the address; false when the link is not open any more.
    virtual bool reset_password(AccountLink const& link, std::string const& password_hash,
                                Session const& session) = 0;

    /// Gives the member the link's address, opened by somebody of whom only the mailbox is known: keeps
    /// their session, which begins now, and proves the address. It may be the one that the member has.
    virtual AddressChange confirm_by_mailbox(AccountLink const& link, Session const& session) = 0;

    /// The same, opened by whoever holds this session too: the account was theirs before. It goes on with
    /// password, tokens and identities; the member's other sessions end.
    virtual AddressChange confirm_in_session(AccountLink const& link, SessionId const& session,
                                             Instant now) = 0;

    /// Ends all of the member's sessions, revokes their other links and queues the erasure; false when the
    /// link is not open any more.
    virtual bool begin_erase(AccountLink const& link, job::NewJob const& erasure, Instant now) = 0;

    /// Forgets links that ended before this moment; answers how many.
    virtual std::size_t forget_ended(Instant before) = 0;
};

} // namespace evenkeel::account
