#pragma once

#include <string>

namespace evenkeel::account {

/// What a client says of the device it runs on, for the list of sessions.
struct Device {
    std::string device_uuid;
    std::string user_agent;
};

} // namespace evenkeel::account
