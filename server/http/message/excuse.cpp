#include "http/message/excuse.hpp"

#include <exception>

#include <spdlog/spdlog.h>

#include "core/base/unavailable.hpp"
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
    } catch (Unavailable const& error) {
        spdlog::warn("{} {} unavailable: {}", request.request_id, request.path_template, error.what());
        return busy(request.request_id);
    } catch (std::exception const& error) {
        spdlog::error("{} {} failed: {}", request.request_id, request.path_template, error.what());
        return broken(request.request_id);
    }
}

} // namespace evenkeel::http
