#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/base/clock.hpp"
#include "http/message/request.hpp"

namespace spdlog {
class logger;
}

namespace evenkeel::http {

/// One answered request. It has no room for query, body, cookies or tokens, so none can leak into a log.
struct AccessRecord {
    Instant at{};
    std::string listener{};
    std::string request_id{};
    Method method{Method::get};
    std::string
        path_template{}; ///< The route's template, or the tree's prefix with "*"; never what was typed.
    int status{0};
    std::chrono::microseconds took{0};
    std::uint64_t bytes_sent{0};
    std::string client_address{};
};

using AccessLog = std::function<void(AccessRecord const&)>;

/// 203.0.113.77 → 203.0.113.0, 2001:db8:1:2::3 → 2001:db8:1::, so that logs do not hold a person's address.
[[nodiscard]] std::string shortened_address(std::string const& address);

/// The line as JSON, without a line end.
[[nodiscard]] std::string access_line(AccessRecord const& record);

/// Writes each line to the logger as it is. The logger's pattern should be "%v".
[[nodiscard]] AccessLog access_log_to(std::shared_ptr<spdlog::logger> logger);

} // namespace evenkeel::http
