#pragma once

#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/account_link.hpp"
#include "core/job/new_job.hpp"

namespace evenkeel::account {

enum class AddressChange { changed, taken, link_used };

/// Keeps mailed links. An action that revokes a member's links spares the one that confirms their current
/// address: that link opens nothing. The four uses each take the link and do its work in one transaction: of
/// any number of callers at once exactly one succeeds, the others are told that it was used.
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

    /// Keeps the session, which begins now; false when the link is not open any more. When the member's
    /// address was not proven yet it is now, and all that was set up without it ends before: password,
    /// sessions, API tokens and the link to a trainer.
    virtual bool sign_in(AccountLink const& link, Session const& session) = 0;

    /// Sets the password, ends all sessions and API tokens, revokes the member's other links and keeps the
    /// session, which begins now; false when the link is not open any more. Proves the address as `sign_in`
    /// does.
    virtual bool reset_password(AccountLink const& link, std::string const& password_hash,
                                Session const& session) = 0;

    /// Gives the member the link's address, which is proven thereby, and revokes their other links: they
    /// went to the former one. The address may be the one they have.
    virtual AddressChange change_address(AccountLink const& link, Instant now) = 0;

    /// Ends all of the member's sessions, revokes their other links and queues the erasure; false when the
    /// link is not open any more.
    virtual bool begin_erase(AccountLink const& link, job::NewJob const& erasure, Instant now) = 0;

    /// Forgets links that ended before this moment; answers how many.
    virtual std::size_t forget_ended(Instant before) = 0;
};

} // namespace evenkeel::account
