#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/base/secure.hpp"

#include <optional>

namespace evenkeel::account {

/// A session that came along with a confirmation: the browser in which the mail was opened is signed in.
struct PresentSession {
    SessionId id;
    MemberId member_id;
};

struct ConfirmedAddress {
    MemberId member_id;
    std::string email_address;
    std::optional<OpenedSession> opened; ///< Absent: the present session goes on.
};

/// Whether a confirmation is opened by whoever held the account before. For an address that the account has,
/// any session of the account shows it; for another one only the session that asked: somebody could have
/// lured the owner of a mailbox into a session of their own.
[[nodiscard]] bool is_opened_by_holder(AccountLink const& link, std::string const& present_address,
                                       std::optional<PresentSession> const& present);

/// Gives a member the address whose mail they opened. Needs no session: the mail may be read elsewhere, and
/// then it opens one there and ends all others.
class ConfirmAddress {
public:
    ConfirmAddress(Members const& members, AccountLinks& links, Clock const& clock, Secure& secure)
        : members_{members}, links_{links}, clock_{clock}, secure_{secure} {}

    /// Refuses with link_invalid, link_used or link_expired, field confirm_token, and with account_exists
    /// when the address became somebody else's meanwhile.
    Result<ConfirmedAddress> operator()(std::string const& token,
                                        std::optional<PresentSession> const& present,
                                        Device const& device) const;

private:
    Members const& members_;
    AccountLinks& links_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::account
