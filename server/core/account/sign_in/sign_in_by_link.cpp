#include "core/account/sign_in/sign_in_by_link.hpp"

namespace evenkeel::account {
namespace {

constexpr char kSignInField[] = "sign_in_token";

} // namespace

Result<OpenedSession> SignInByLink::begin_account(std::string const& token_hash, Device const& device) const {
    auto const now = clock_.now();
    auto const sign_up = open_sign_up(sign_ups_.find_by_token(token_hash), now, kSignInField);
    if (!sign_up)
        return std::unexpected(sign_up.error());
    auto prepared = prepare_account({.email_address = sign_up->email_address,
                                     .first_name = sign_up->first_name,
                                     .time_zone = sign_up->time_zone,
                                     .language_code = sign_up->language_code,
                                     .device = device},
                                    now, secure_);
    if (!prepared)
        return std::unexpected(prepared.error());
    auto& account = prepared->account;
    account.member.address_proven_at = now;
    if (!sign_ups_.complete(*sign_up, account.member, account.opened.session))
        return std::unexpected(used_link(kSignInField));
    return std::move(account.opened);
}

Result<OpenedSession> SignInByLink::operator()(std::string const& token, Device const& device) const {
    auto const now = clock_.now();
    auto const token_hash = secure_.sha256(token);
    auto found = links_.find_by_token(LinkPurpose::sign_in, token_hash);
    if (!found)
        return begin_account(token_hash, device);
    auto const link = open_link(std::move(found), now, kSignInField);
    if (!link)
        return std::unexpected(link.error());
    auto opened = new_session(link->member_id, device, now, secure_);
    if (!links_.sign_in(*link, opened.session))
        return std::unexpected(used_link(kSignInField));
    return opened;
}

} // namespace evenkeel::account
