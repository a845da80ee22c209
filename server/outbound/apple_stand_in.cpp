#include "outbound/apple_stand_in.hpp"

#include <string_view>
#include <vector>

namespace evenkeel::outbound {
namespace {

constexpr char kField[] = "apple_authorization_code";

std::vector<std::string> parts_of(std::string_view code) {
    std::vector<std::string> parts;
    while (true) {
        auto const colon = code.find(':');
        parts.emplace_back(code.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        code.remove_prefix(colon + 1);
    }
}

} // namespace

Result<account::AppleIdentity> NoAppleSignIn::identify(std::string const&) {
    return refuse(Fault::invalid_input, kField, "Signing in with Apple is not set up here.");
}

Result<account::AppleIdentity> AppleStandIn::identify(std::string const& authorization_code) {
    auto const parts = parts_of(authorization_code);
    if (parts.size() < 2 || parts.size() > 4 || parts[0] != "stand-in" || parts[1].empty())
        return refuse(Fault::login_failed, kField, "Apple did not confirm this sign-in. Please try again.");
    account::AppleIdentity identity{.subject = parts[1], .email_address = {}, .email_verified = false};
    if (parts.size() > 2) {
        identity.email_address = parts[2];
        identity.email_verified = parts.size() == 3;
    }
    return identity;
}

} // namespace evenkeel::outbound
