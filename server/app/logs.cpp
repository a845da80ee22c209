#include "app/logs.hpp"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace evenkeel::app {

void start_logging(Config const& config) {
    auto const logger = spdlog::stderr_logger_mt("evenkeel");
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e %l %v");
    logger->set_level(spdlog::level::from_str(config.log_level == "warn" ? "warning" : config.log_level));
    spdlog::set_default_logger(logger);
    spdlog::flush_every(std::chrono::seconds{1});
}

http::AccessLog open_access_log(Config const& config) {
    if (config.access_log == "none")
        return {};
    auto const logger = config.access_log == "stderr" ? spdlog::stderr_logger_mt("access")
                                                      : spdlog::basic_logger_mt("access", config.access_log);
    logger->set_pattern("%v");
    return http::access_log_to(logger);
}

} // namespace evenkeel::app
