#pragma once

#include "api/site.hpp"
#include "app/config.hpp"

#include <filesystem>
#include <string>

namespace evenkeel::app {

/// Where this installation keeps and finds its things, worked out from the settings.
struct Installation {
    std::filesystem::path data;
    std::filesystem::path content;
    std::filesystem::path web;
    std::filesystem::path book; ///< May hold nothing: `./dev book` fills it.
    std::string database;
    std::string object_store_secret;
    std::string link_secret;
    std::string health_secret;
};

/// Makes the data folder (readable by this user only) and, on first start, the secrets that sign uploads,
/// make mailed links and encrypt safety profiles. Throws std::runtime_error in words for an operator when a
/// folder is missing or cannot be written.
[[nodiscard]] Installation prepare_installation(Config const& config);

/// Where the texts are. Throws std::runtime_error when they are nowhere.
[[nodiscard]] std::filesystem::path content_folder(Config const& config);

/// The three base URLs as browsers see them. `ports` are the bound ones: a setting of 0 lets the system
/// choose.
struct BoundPorts {
    std::uint16_t main{0};
    std::uint16_t service{0};
    std::uint16_t dashboard{0};
};

[[nodiscard]] api::Addresses addresses(Config const& config, BoundPorts const& ports);

} // namespace evenkeel::app
