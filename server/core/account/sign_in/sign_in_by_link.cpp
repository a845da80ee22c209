#include "core/account/sign_in/sign_in_by_link.hpp"

namespace evenkeel::account {

Result<OpenedSession> SignInByLink::operator()(std::string const& token, Device const& device) const {
    constexpr char kField[] = "sign_in_token";
    auto const now = clock_.now();
    auto const link =
        open_link(links_.find_by_token(LinkPurpose::sign_in, secure_.sha256(token)), now, kField);
    if (!link)
        return std::unexpected(link.error());
    auto opened = new_session(link->member_id, device, now, secure_);
    if (!links_.sign_in(*link, opened.session))
        return std::unexpected(used_link(kField));
    return opened;
}

} // namespace evenkeel::account
