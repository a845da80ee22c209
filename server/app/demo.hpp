#pragma once

#include "core/outside.hpp"
#include "core/rules.hpp"
#include "core/stores.hpp"

namespace evenkeel {
class Edition;
} // namespace evenkeel

#include <filesystem>
#include <string>

namespace evenkeel::app {

struct DemoSignIn {
    std::string email_address;
    std::string password;
};

/// What a demo member is made with.
struct DemoWorld {
    Stores const& stores;
    Outside const& outside;
    Rules const& rules;
    Edition const& edition;
};

/// A member to look around with: an account with a password of its own, onboarding answers and two months of
/// practice. Doing it again changes nothing.
[[nodiscard]] DemoSignIn prepare_demo(std::filesystem::path const& data, DemoWorld const& world);

} // namespace evenkeel::app
