#include "http/connection/access_log.hpp"

#include <boost/json/value.hpp>
#include <spdlog/logger.h>

#include "http/connection/client_address.hpp"
#include "http/values/json_text.hpp"
#include "http/values/timestamp.hpp"

namespace evenkeel::http {

std::string shortened_address(std::string const& address) {
    auto const bytes = parse_address(address);
    if (!bytes)
        return "unknown";
    constexpr std::size_t kIpv4Network = 96 + 24;
    constexpr std::size_t kIpv6Network = 48;
    return print_address(masked(*bytes, is_ipv4(*bytes) ? kIpv4Network : kIpv6Network));
}

std::string access_line(AccessRecord const& record) {
    auto const milliseconds = static_cast<double>(record.took.count()) / 1000.0;
    return print_json(boost::json::object{
        {"time", print_instant(record.at)},
        {"listener", record.listener},
        {"request_id", record.request_id},
        {"method", boost::json::string_view{method_name(record.method)}},
        {"path", record.path_template},
        {"status", record.status},
        {"ms", milliseconds},
        {"bytes", record.bytes_sent},
        {"client", shortened_address(record.client_address)},
    });
}

AccessLog access_log_to(std::shared_ptr<spdlog::logger> logger) {
    return [logger = std::move(logger)](AccessRecord const& record) {
        logger->log(spdlog::level::info, spdlog::string_view_t{access_line(record)});
    };
}

} // namespace evenkeel::http
