#pragma once

#include "core/account/sign_in/apple_sign_in.hpp"

namespace evenkeel::outbound {

/// Where signing in with Apple is not set up: refuses every code.
class NoAppleSignIn final : public account::AppleSignIn {
public:
    [[nodiscard]] bool is_offered() const override { return false; }

    Result<account::AppleIdentity> identify(std::string const& authorization_code) override;
};

/// Plays Apple for tests and demonstrations: it believes every code of the form "stand-in:SUBJECT",
/// "stand-in:SUBJECT:ADDRESS" (verified) or "stand-in:SUBJECT:ADDRESS:unverified". Whoever can reach it is
/// whoever they say, so settings allow it on loopback only.
class AppleStandIn final : public account::AppleSignIn {
public:
    Result<account::AppleIdentity> identify(std::string const& authorization_code) override;
};

} // namespace evenkeel::outbound
