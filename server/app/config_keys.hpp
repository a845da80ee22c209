#pragma once

#include "app/config.hpp"

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace evenkeel::app {

enum class Secrecy { open, secret };

/// One thing that can be set: in a file as `name`, in the environment as EVENKEEL_NAME, on the command line
/// as --name (with dashes). A secret can also come from a file named by EVENKEEL_NAME_FILE, and is never
/// printed.
struct Key {
    std::string_view name;
    std::string_view type;  ///< For people: "port", "seconds", "true or false".
    std::string_view range; ///< For people; empty: anything.
    std::string_view text;
    Secrecy secrecy{Secrecy::open};
    /// Reads the text into the config, or says what is wrong with it.
    std::function<std::expected<void, std::string>(Config&, std::string_view)> set;
    /// The value as it would be written, to print defaults.
    std::function<std::string(Config const&)> get;
};

/// All keys, in the order of docs/configuration.md.
[[nodiscard]] std::span<Key const> config_keys();

[[nodiscard]] Key const* find_key(std::string_view name);

} // namespace evenkeel::app
