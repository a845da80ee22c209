#pragma once

#include <chrono>
#include <filesystem>
#include <string_view>

namespace evenkeel::outbound {

enum class Written {
    now,
    before,    ///< The same bytes were there already.
    otherwise, ///< Other bytes are there, and stay.
};

/// Makes a file that is there whole or not at all, also after a power cut: written aside, synced, then given
/// its name unless the name is taken, and the folder synced. Throws Unavailable when the disk does not let
/// us.
[[nodiscard]] Written write_once(std::filesystem::path const& path, std::string_view bytes);

/// Removes what a crash left aside below the folder; younger files may still be in another process's hands.
void sweep_leftovers(std::filesystem::path const& folder, std::chrono::seconds older_than);

} // namespace evenkeel::outbound
