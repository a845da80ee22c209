#pragma once

#include <string>
#include <string_view>

namespace evenkeel::account {

/// Words by which a person recognises a device.
struct DeviceWords {
    std::string browser; ///< "Firefox"; empty: not recognised.
    std::string system;  ///< "Android"; empty: not recognised.
};

/// Reads what a User-Agent header says for the list of sessions. Browsers claim to be others and freeze their
/// versions, so this names the common ones, no version, and nothing where it would have to guess.
[[nodiscard]] DeviceWords device_words(std::string_view user_agent);

} // namespace evenkeel::account
