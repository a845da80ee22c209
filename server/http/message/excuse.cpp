#include "http/message/excuse.hpp"

#include <exception>

#include <spdlog/spdlog.h>

#include "core/base/cannot_write.hpp"
#include "http/message/error_envelope.hpp"

namespace evenkeel::http {

namespace {

Reply busy(std::string_view request_id) {
    return error_reply({.fault = Fault::unavailable,
                        .field = {},
                        .message = "We cannot answer right now. Please try again in a moment.",
                        .retry_after = std::chrono::seconds{2}},
                       request_id);
}

/// Reading goes on meanwhile, and what was typed stays on the device.
Reply full(std::string_view request_id) {
    return error_reply({.fault = Fault::unavailable,
                        .field = {},
                        .message = "Nothing can be saved right now. You can read what you saved before. "
                                   "Please try again later.",
                        .retry_after = std::chrono::seconds{30}},
                       request_id);
}

Reply broken(std::string_view request_id) {
    return error_reply({.fault = Fault::internal,
                        .field = {},
                        .message = "Something went wrong on our side. It has been noted."},
                       request_id);
}

} // namespace

Reply answer_or_excuse(Endpoint const& endpoint, Request const& request) {
    try {
        return endpoint(request);
    } catch (CannotWrite const& error) {
        spdlog::error("{} {} could not be kept: {}", request.request_id, request.path_template, error.what());
        return full(request.request_id);
    } catch (Unavailable const& error) {
        spdlog::warn("{} {} unavailable: {}", request.request_id, request.path_template, error.what());
        return busy(request.request_id);
    } catch (std::exception const& error) {
        spdlog::error("{} {} failed: {}", request.request_id, request.path_template, error.what());
        return broken(request.request_id);
    }
}

} // namespace evenkeel::http
