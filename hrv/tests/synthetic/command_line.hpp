#pragma once

#include "synthetic/synthesize.hpp"

#include <expected>
#include <span>
#include <string>

namespace hrv::synthetic {

struct Command {
    Options options;
    std::string folder; ///< Receives recording.csv and truth.json.
};

/// Reads `FOLDER --heart-rate 110 --seed 7 …`; the error names the argument that is wrong.
[[nodiscard]] std::expected<Command, std::string> parse_command(std::span<char* const> arguments);

/// One line for each option.
[[nodiscard]] std::string usage();

} // namespace hrv::synthetic
