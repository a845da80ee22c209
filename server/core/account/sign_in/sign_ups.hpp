#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_link.hpp"

namespace evenkeel::account {

/// An account that begins when the link in its mail is opened. It belongs to no member yet.
struct SignUp {
    LinkId id;
    std::string token_hash; ///< SHA-256 of the token, hexadecimal.
    std::string email_address;
    std::string first_name;
    std::string time_zone;
    std::string language_code;
    Instant created_at;
    Instant expires_at;
    std::optional<Instant> used_at{};
};

class SignUps {
public:
    virtual ~SignUps() = default;

    /// Keeps it unless one with its id is there. Answers the one that is kept.
    virtual SignUp keep_once(SignUp const& sign_up) = 0;

    [[nodiscard]] virtual std::optional<SignUp> find_by_token(std::string_view token_hash) const = 0;

    /// Adds the member and their first session, which begins now, and takes the sign-up: of any number of
    /// callers at once exactly one succeeds. False when it is not open any more, or when the address got an
    /// account meanwhile.
    [[nodiscard]] virtual bool complete(SignUp const& sign_up, Member const& member,
                                        Session const& session) = 0;

    /// Forgets those that ended before this moment; answers how many.
    virtual std::size_t forget_ended(Instant before) = 0;
};

/// Refuses (by the field that brought the token) with link_invalid, link_used or link_expired.
[[nodiscard]] Result<SignUp> open_sign_up(std::optional<SignUp> sign_up, Instant now,
                                          std::string const& field);

} // namespace evenkeel::account
