#include "core/account/sign_in/confirm_address.hpp"

namespace evenkeel::account {
namespace {

constexpr char kConfirmField[] = "confirm_token";

} // namespace

bool is_opened_by_holder(AccountLink const& link, std::string const& present_address,
                         std::optional<PresentSession> const& present) {
    if (!present || present->member_id != link.member_id)
        return false;
    return link.email_address == present_address || present->id == link.asked_by;
}

Result<ConfirmedAddress> ConfirmAddress::operator()(std::string const& token,
                                                    std::optional<PresentSession> const& present,
                                                    Device const& device) const {
    auto const now = clock_.now();
    auto const link = open_link(links_.find_by_token(LinkPurpose::address_change, secure_.sha256(token)), now,
                                kConfirmField);
    if (!link)
        return std::unexpected(link.error());
    auto const member = members_.find(link->member_id);
    ConfirmedAddress confirmed{
        .member_id = link->member_id, .email_address = link->email_address, .opened = {}};
    AddressChange change{};
    if (is_opened_by_holder(*link, member ? member->email_address : std::string{}, present)) {
        change = links_.confirm_in_session(*link, present->id, now);
    } else {
        confirmed.opened = new_session(link->member_id, device, now, secure_);
        change = links_.confirm_by_mailbox(*link, confirmed.opened->session);
    }
    switch (change) {
    case AddressChange::changed:
        return confirmed;
    case AddressChange::taken:
        return refuse(Fault::account_exists, kConfirmField, "Another account uses this address now.");
    case AddressChange::link_used:
        break;
    }
    return std::unexpected(used_link(kConfirmField));
}

} // namespace evenkeel::account
