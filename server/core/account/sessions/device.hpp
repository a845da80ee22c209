#pragma once

#include <string>
#include <string_view>

namespace evenkeel::account {

/// A client's description of its device, for the list of sessions.
struct Device {
    std::string device_uuid;
    std::string user_agent;
};

/// Shorter names, such as `tablet`, could be guessed.
inline constexpr std::size_t kShortestDeviceName = 32;

/// Whether a device can be recognised by this name: apps draw theirs at random.
[[nodiscard]] inline bool names_a_device(std::string_view device_uuid) {
    return device_uuid.size() >= kShortestDeviceName;
}

} // namespace evenkeel::account
