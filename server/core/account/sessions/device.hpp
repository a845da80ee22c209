#pragma once

#include <string>

namespace evenkeel::account {

/// A client's description of its device, for the list of sessions.
struct Device {
    std::string device_uuid;
    std::string user_agent;
};

} // namespace evenkeel::account
