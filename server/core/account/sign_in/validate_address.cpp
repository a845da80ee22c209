#include "core/account/sign_in/validate_address.hpp"

namespace evenkeel::account {

AddressReport ValidateAddress::of_installation(std::string address) const {
    AddressReport report{.email_address = std::move(address),
                         .is_valid = true,
                         .account_exists = {},
                         .sign_in_methods = {SignInMethod::password}};
    if (parts_.apple.is_offered())
        report.sign_in_methods.push_back(SignInMethod::apple);
    report.sign_in_methods.push_back(SignInMethod::email_link);
    return report;
}

AddressReport ValidateAddress::of_account(std::string address) const {
    auto const member = parts_.members.find_by_address(address);
    AddressReport report{.email_address = std::move(address),
                         .is_valid = true,
                         .account_exists = member.has_value(),
                         .sign_in_methods = {}};
    if (!member)
        return report;
    parts_.answers.note_question(member->email_address);
    if (!member->password_hash.empty())
        report.sign_in_methods.push_back(SignInMethod::password);
    if (parts_.identities.has(member->id, kApple))
        report.sign_in_methods.push_back(SignInMethod::apple);
    report.sign_in_methods.push_back(SignInMethod::email_link);
    return report;
}

Result<AddressReport> ValidateAddress::operator()(std::string const& address,
                                                  std::string const& caller) const {
    auto const normalised = normalise_address(address);
    if (!normalised) {
        auto const told = parts_.privacy == Privacy::open ? std::optional{false} : std::nullopt;
        return AddressReport{
            .email_address = address, .is_valid = false, .account_exists = told, .sign_in_methods = {}};
    }
    if (parts_.privacy == Privacy::mailbox_only)
        return of_installation(*normalised);
    if (auto const allowed = parts_.answers.check(caller); !allowed)
        return std::unexpected(allowed.error());
    parts_.answers.count(caller);
    return of_account(*normalised);
}

} // namespace evenkeel::account
