#include "core/account/sign_in/reset_password.hpp"

namespace evenkeel::account {
namespace {

constexpr char kTokenField[] = "reset_password_token";

} // namespace

Result<AccountLink> ResetPassword::validate(std::string const& token) const {
    return open_link(links_.find_by_token(LinkPurpose::password_reset, secure_.sha256(token)), clock_.now(),
                     kTokenField);
}

Result<OpenedSession> ResetPassword::complete(std::string const& token, std::string const& new_password,
                                              Device const& device) const {
    auto const link = validate(token);
    if (!link)
        return std::unexpected(link.error());
    if (auto const strong = check_new_password(new_password, link->email_address); !strong)
        return refuse(strong.error().fault, "new_password", strong.error().message);
    auto opened = new_session(link->member_id, device, clock_.now(), secure_);
    if (!links_.reset_password(*link, passwords_.hash(new_password), opened.session))
        return std::unexpected(used_link(kTokenField));
    return opened;
}

} // namespace evenkeel::account
