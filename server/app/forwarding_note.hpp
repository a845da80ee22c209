#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace evenkeel::app {

/// The line for the configuration that makes the server believe a proxy at this address.
[[nodiscard]] std::string line_to_trust(std::string const& proxy);

/// Warns that a proxy at this address is not believed, and leaves a note of it in the data folder.
void note_untrusted_proxy(std::filesystem::path const& data, std::string const& proxy);

/// The address of the last note, for `doctor`, which sees no requests itself.
[[nodiscard]] std::optional<std::string> noted_untrusted_proxy(std::filesystem::path const& data);

} // namespace evenkeel::app
