#pragma once

#include "core/account/sign_in/account_link.hpp"
#include "core/base/secure.hpp"

namespace evenkeel::account {

/// Makes the tokens of mailed links from their ids with a key that is not in the database
/// (docs/decisions/0011-mailed-links.md): the job that mails a link needs no token stored anywhere, and makes
/// the same one when it has to run twice.
class LinkTokens {
public:
    LinkTokens(Secure const& secure, std::string key) : secure_{secure}, key_{std::move(key)} {}

    [[nodiscard]] std::string token_of(LinkId const& link) const {
        return secure_.keyed_digest(key_, "evenkeel link 1 " + link.value());
    }

    /// Only this hash of a token is kept.
    [[nodiscard]] std::string hash_of(LinkId const& link) const { return secure_.sha256(token_of(link)); }

    [[nodiscard]] AccountLink made(LinkPurpose purpose, LinkId id, MemberId const& member,
                                   std::string email_address, Instant now, SessionId asked_by = {}) const {
        auto hash = hash_of(id);
        return {.id = std::move(id),
                .member_id = member,
                .purpose = purpose,
                .token_hash = std::move(hash),
                .email_address = std::move(email_address),
                .created_at = now,
                .expires_at = now + link_life(purpose),
                .used_at = {},
                .asked_by = std::move(asked_by)};
    }

private:
    Secure const& secure_;
    std::string key_;
};

} // namespace evenkeel::account
