#include "core/account/sign_in/confirm_address.hpp"

namespace evenkeel::account {

Result<std::string> ConfirmAddress::operator()(std::string const& token) const {
    constexpr char kField[] = "confirm_token";
    auto const now = clock_.now();
    auto const link =
        open_link(links_.find_by_token(LinkPurpose::address_change, secure_.sha256(token)), now, kField);
    if (!link)
        return std::unexpected(link.error());
    switch (links_.change_address(*link, now)) {
    case AddressChange::changed:
        return link->email_address;
    case AddressChange::taken:
        return refuse(Fault::account_exists, kField, "Another account uses this address now.");
    case AddressChange::link_used:
        break;
    }
    return std::unexpected(used_link(kField));
}

} // namespace evenkeel::account
