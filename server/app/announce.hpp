#pragma once

#include "api/site.hpp"
#include "app/demo.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::app {

struct Announcement {
    api::Addresses addresses;
    std::vector<std::string> listeners; ///< Those that this process serves.
    std::vector<std::string> stand_ins; ///< Sentences: what is sandboxed, and where it can be seen.
    std::optional<DemoSignIn> demo;
};

/// What a person reads when the server is ready.
[[nodiscard]] std::string for_people(Announcement const& announcement);

/// The same in one line of JSON, for scripts that wait for it.
[[nodiscard]] std::string for_scripts(Announcement const& announcement);

} // namespace evenkeel::app
