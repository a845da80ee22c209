#pragma once

#include "core/account/member/external_identities.hpp"

#include <string>
#include <vector>

namespace evenkeel::account {

enum class SignInMethod { password, apple, email_link };

struct AddressReport {
    std::string email_address; ///< Normalised where it is well formed, else as it came.
    bool is_valid{false};
    bool account_exists{false};
    std::vector<SignInMethod> sign_in_methods;
};

/// Is this address well formed, has it an account, which ways in? The one call that may tell that an address
/// is known, which is why the door limits its rate.
class ValidateAddress {
public:
    ValidateAddress(Members const& members, ExternalIdentities const& identities)
        : members_{members}, identities_{identities} {}

    AddressReport operator()(std::string const& address) const;

private:
    Members const& members_;
    ExternalIdentities const& identities_;
};

} // namespace evenkeel::account
