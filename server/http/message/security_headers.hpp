#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "http/routing/router.hpp"

namespace evenkeel::http {

/// The headers that tell a browser what the pages below a prefix may do.
struct SurfacePolicy {
    std::string prefix{"/"};
    std::string content_security_policy{};
    std::string permissions_policy{};
    std::string frame_options{"DENY"};
};

enum class BehindTls { yes, no };

/// Hosts of others that pages may reach, with spaces between; empty: none.
struct Strangers {
    std::string scripts{};
    std::string connections{};
    std::string pictures{};
};

/// Pages without code of strangers that nobody set up, camera or embedding. `service_url`: one address or
/// more, between spaces.
[[nodiscard]] SurfacePolicy site_policy(std::string prefix, std::string_view service_url,
                                        Strangers const& strangers = {});

/// Files that pages of the site run: a worker among them lives by the policy of its own file, and the engine
/// in it is WebAssembly. The pages themselves may still compile none.
[[nodiscard]] SurfacePolicy worker_policy(std::string prefix);

/// The member app: WebAssembly, the camera, and calls to the service listener. The landing page, from the
/// same origin, warms it in a hidden frame (website specification, section 2); nobody else may frame it.
[[nodiscard]] SurfacePolicy app_policy(std::string prefix, std::string_view service_url);
[[nodiscard]] SurfacePolicy dashboard_policy(std::string prefix);

/// JSON: nothing of it may run, load or be framed; never stored by caches unless the endpoint says so.
[[nodiscard]] SurfacePolicy api_policy(std::string prefix);

/// Adds the policy of the longest prefix that fits, and what holds everywhere: nosniff, no referrer to
/// others, an opener of its own, and, behind TLS, HSTS for a year. A header the endpoint set itself stays.
[[nodiscard]] Middleware security_headers(std::vector<SurfacePolicy> surfaces, BehindTls behind_tls);

} // namespace evenkeel::http
