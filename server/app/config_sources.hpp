#pragma once

#include "app/config.hpp"

#include <expected>
#include <map>
#include <string>
#include <vector>

namespace evenkeel::app {

/// Where settings come from, weakest first: the defaults, the file, the environment, the command line.
struct ConfigSources {
    std::string file;                               ///< TOML; empty: none.
    std::map<std::string, std::string> environment; ///< Only what begins with EVENKEEL_.
    std::map<std::string, std::string> flags;       ///< By key name, "port_main".
};

/// The settings, or everything that is wrong with them: one line each, naming where it stands.
[[nodiscard]] std::expected<Config, std::vector<std::string>> load_config(ConfigSources const& sources);

/// Returns this process's environment variables that begin with EVENKEEL_.
[[nodiscard]] std::map<std::string, std::string> own_environment();

} // namespace evenkeel::app
