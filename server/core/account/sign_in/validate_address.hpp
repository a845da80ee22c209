#pragma once

#include "core/account/member/external_identities.hpp"
#include "core/account/sign_in/address_answers.hpp"
#include "core/account/sign_in/apple_sign_in.hpp"
#include "core/account/sign_in/privacy.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::account {

enum class SignInMethod { password, apple, email_link };

struct AddressReport {
    std::string email_address; ///< Normalised where it is well formed, else as it came.
    bool is_valid{false};
    std::optional<bool> account_exists; ///< Absent: not told (Privacy::mailbox_only).
    std::vector<SignInMethod> sign_in_methods;
};

/// Is this address well formed, has it an account, which ways in? With Privacy::mailbox_only it only says
/// whether the address is well formed, and which ways in there are here for anybody.
class ValidateAddress {
public:
    struct Parts {
        Members const& members;
        ExternalIdentities const& identities;
        AppleSignIn const& apple;
        AddressAnswers const& answers;
        Privacy privacy;
    };

    explicit ValidateAddress(Parts parts) : parts_{parts} {}

    /// Refuses with too_many_requests a caller who has asked about many addresses.
    Result<AddressReport> operator()(std::string const& address, std::string const& caller) const;

private:
    [[nodiscard]] AddressReport of_installation(std::string address) const;
    [[nodiscard]] AddressReport of_account(std::string address) const;

    Parts parts_;
};

} // namespace evenkeel::account
