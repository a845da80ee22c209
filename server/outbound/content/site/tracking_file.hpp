#pragma once

#include <filesystem>
#include <string>

namespace evenkeel::outbound {

/// The hosts that the pages of the site may reach besides our own, with spaces between; all empty where the
/// operator set nothing up.
struct TrackingHosts {
    std::string scripts;
    std::string connections;
    std::string pictures;
};

/// Reads content/site/tracking.yaml. Throws ContentError.
[[nodiscard]] TrackingHosts read_tracking_hosts(std::filesystem::path const& file);

} // namespace evenkeel::outbound
