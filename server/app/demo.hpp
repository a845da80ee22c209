#pragma once

#include "app/rules.hpp"

#include <filesystem>
#include <string>

namespace evenkeel::app {

struct DemoSignIn {
    std::string email_address;
    std::string password;
};

/// A member to look around with: an account with a password of its own, onboarding answers and two months of
/// practice. Doing it again changes nothing.
[[nodiscard]] DemoSignIn prepare_demo(std::filesystem::path const& data, Stores& stores, Rules const& rules,
                                      Outside const& outside);

} // namespace evenkeel::app
