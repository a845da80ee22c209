#include "core/account/log_in.hpp"

namespace evenkeel::account {

Result<LoggedIn> LogIn::operator()(Credentials const& credentials) const {
    auto const address = normalise_address(credentials.email_address);
    if (!address)
        return std::unexpected(address.error());
    if (credentials.password.empty() || credentials.password.size() > kLongestPassword)
        return refuse(Fault::invalid_input, "password", "Enter your password.");

    auto const member = members_.find_by_address(*address);
    auto const hash = member ? member->password_hash : std::string{};
    if (!passwords_.verify(hash, credentials.password) || !member)
        return refuse(Fault::login_failed, "Address and password do not match.");

    auto opened = new_session(member->id, credentials.device, clock_.now(), secure_);
    sessions_.add(opened.session);
    return LoggedIn{*member, std::move(opened)};
}

} // namespace evenkeel::account
