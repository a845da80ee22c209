#include "core/account/sign_in/validate_address.hpp"

namespace evenkeel::account {

AddressReport ValidateAddress::operator()(std::string const& address) const {
    auto const normalised = normalise_address(address);
    if (!normalised)
        return {.email_address = address, .is_valid = false, .account_exists = false, .sign_in_methods = {}};
    auto const member = members_.find_by_address(*normalised);
    AddressReport report{.email_address = *normalised,
                         .is_valid = true,
                         .account_exists = member.has_value(),
                         .sign_in_methods = {}};
    if (member && !member->password_hash.empty())
        report.sign_in_methods.push_back(SignInMethod::password);
    if (member && identities_.has(member->id, kApple))
        report.sign_in_methods.push_back(SignInMethod::apple);
    if (member)
        report.sign_in_methods.push_back(SignInMethod::email_link);
    return report;
}

} // namespace evenkeel::account
