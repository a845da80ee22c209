#include "core/account/sign_in/request_sign_up.hpp"

namespace evenkeel::account {

Result<SignUp> open_sign_up(std::optional<SignUp> sign_up, Instant now, std::string const& field) {
    std::optional<AccountLink> link;
    if (sign_up)
        link = AccountLink{.id = sign_up->id,
                           .member_id = {},
                           .purpose = LinkPurpose::sign_in,
                           .token_hash = sign_up->token_hash,
                           .email_address = sign_up->email_address,
                           .created_at = sign_up->created_at,
                           .expires_at = sign_up->expires_at,
                           .used_at = sign_up->used_at};
    if (auto const open = open_link(std::move(link), now, field); !open)
        return std::unexpected(open.error());
    return *std::move(sign_up);
}

SignUp sign_up_of(LinkTokens const& tokens, LinkId const& link, AccountDraft const& draft, Instant now) {
    return {.id = link,
            .token_hash = tokens.hash_of(link),
            .email_address = draft.email_address,
            .first_name = draft.first_name,
            .time_zone = known_time_zone(draft.time_zone),
            .language_code = draft.language_code,
            .created_at = now,
            .expires_at = now + link_life(LinkPurpose::sign_in)};
}

Result<void> RequestSignUp::operator()(Languages const& languages, AccountDraft const& draft) const {
    auto const address = normalise_address(draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const first_name = normalise_first_name(draft.first_name);
    if (!first_name)
        return std::unexpected(first_name.error());
    auto settled = draft;
    settled.email_address = *address;
    settled.first_name = *first_name;
    settled.language_code = languages.spoken(draft.language_code);
    LinkId const link{parts_.secure.uuid()};
    parts_.sign_ups.keep_once(sign_up_of(parts_.tokens, link, settled, parts_.clock.now()));
    parts_.request_link.ask(LinkPurpose::sign_in, *address, link);
    return {};
}

} // namespace evenkeel::account
