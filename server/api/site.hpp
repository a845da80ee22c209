#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

/// Where this installation's parts are found, as a browser sees them.
struct Addresses {
    std::string main_url;
    std::string service_url;
    std::string dashboard_url;
};

/// What apps need to know of services that the operator set up. All of it may be seen by anybody.
struct PublicKeys {
    std::map<std::string, std::string> by_service; ///< apple_sign_in: under which name Apple knows us.
    std::optional<std::string> web_push;           ///< VAPID, base64url.
};

/// What is the same for every call of this installation.
struct Site {
    Addresses addresses;
    std::vector<std::string> sandboxed; ///< Outside services that a stand-in plays: "mail", "payments".
    PublicKeys public_keys;
};

} // namespace evenkeel::api
