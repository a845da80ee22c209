#include "http/message/security_headers.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

constexpr std::string_view kNoSensors = "accelerometer=(), camera=(), display-capture=(), geolocation=(), "
                                        "gyroscope=(), magnetometer=(), microphone=(), "
                                        "payment=(), usb=()";
constexpr std::string_view kCameraOnly =
    "accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
    "microphone=(), payment=(), usb=()";

/// Everything from this origin only, nothing inline, nobody around it; callers append what a surface needs
/// more.
std::string page_policy(std::string_view script_source, std::string_view connect_source,
                        std::string_view frame_ancestors = "'none'", std::string_view picture_source = "") {
    return fmt::format(
        "default-src 'self'; script-src 'self'{}; style-src 'self'; img-src 'self' data: blob:{}; "
        "media-src 'self' blob:; font-src 'self'; connect-src 'self'{}; worker-src 'self' blob:; "
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors {}",
        script_source, picture_source, connect_source, frame_ancestors);
}

std::string also(std::string_view source) {
    return source.empty() ? std::string{} : fmt::format(" {}", source);
}

void set_unless_there(Fields& headers, std::string_view name, std::string_view value) {
    if (!value.empty() && !headers.contains(name))
        headers.add(name, value);
}

} // namespace

SurfacePolicy site_policy(std::string prefix, std::string_view service_url, Strangers const& strangers) {
    return {.prefix = std::move(prefix),
            .content_security_policy =
                page_policy(also(strangers.scripts), also(service_url) + also(strangers.connections),
                            "'none'", also(strangers.pictures)),
            .permissions_policy = std::string{kNoSensors}};
}

SurfacePolicy worker_policy(std::string prefix) {
    return {.prefix = std::move(prefix),
            .content_security_policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
                                       "connect-src 'self'; frame-ancestors 'none'",
            .permissions_policy = std::string{kNoSensors}};
}

SurfacePolicy app_policy(std::string prefix, std::string_view service_url) {
    return {.prefix = std::move(prefix),
            .content_security_policy = page_policy(" 'wasm-unsafe-eval'", also(service_url), "'self'"),
            .permissions_policy = std::string{kCameraOnly},
            .frame_options = "SAMEORIGIN"};
}

SurfacePolicy dashboard_policy(std::string prefix) {
    return {.prefix = std::move(prefix),
            .content_security_policy = page_policy("", ""),
            .permissions_policy = std::string{kNoSensors}};
}

SurfacePolicy api_policy(std::string prefix) {
    return {.prefix = std::move(prefix),
            .content_security_policy = "default-src 'none'; frame-ancestors 'none'",
            .permissions_policy = {}};
}

Middleware security_headers(std::vector<SurfacePolicy> surfaces, BehindTls behind_tls) {
    std::ranges::sort(surfaces, std::ranges::greater{},
                      [](auto const& surface) { return surface.prefix.size(); });
    return [surfaces = std::move(surfaces), behind_tls](Request const& request, Next const& next) {
        auto reply = next(request);
        auto const surface = std::ranges::find_if(
            surfaces, [&](auto const& candidate) { return is_at_or_below(request.path, candidate.prefix); });
        if (surface != surfaces.end()) {
            set_unless_there(reply.headers, "Content-Security-Policy", surface->content_security_policy);
            set_unless_there(reply.headers, "Permissions-Policy", surface->permissions_policy);
            set_unless_there(reply.headers, "X-Frame-Options", surface->frame_options);
        }
        set_unless_there(reply.headers, "X-Content-Type-Options", "nosniff");
        set_unless_there(reply.headers, "X-Frame-Options", "DENY");
        set_unless_there(reply.headers, "Referrer-Policy", "strict-origin-when-cross-origin");
        set_unless_there(reply.headers, "Cross-Origin-Opener-Policy", "same-origin");
        if (behind_tls == BehindTls::yes)
            set_unless_there(reply.headers, "Strict-Transport-Security",
                             "max-age=31536000; includeSubDomains");
        return reply;
    };
}

} // namespace evenkeel::http
