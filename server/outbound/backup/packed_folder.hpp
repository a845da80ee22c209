#pragma once

#include <filesystem>

namespace evenkeel::outbound {

/// Puts every file below a folder into one zip archive, with a check sum of each. Throws Unavailable.
void pack_folder(std::filesystem::path const& folder, std::filesystem::path const& archive);

/// Takes them out again into a new folder. Throws Unavailable and names what is damaged.
void unpack_folder(std::filesystem::path const& archive, std::filesystem::path const& folder);

} // namespace evenkeel::outbound
