#include "http/message/fault_status.hpp"

#include <stdexcept>

namespace evenkeel::http {

FaultOnTheWire on_the_wire(Fault fault) {
    switch (fault) {
    case Fault::malformed_request:
        return {.error_code = "bad_request_error", .status = 400};
    case Fault::invalid_input:
        return {.error_code = "invalid_input", .status = 422};
    case Fault::login_failed:
        return {.error_code = "login_failed", .status = 401};
    case Fault::session_required:
        return {.error_code = "session_required", .status = 401};
    case Fault::premium_required:
        return {.error_code = "premium_required", .status = 402};
    case Fault::csrf:
        return {.error_code = "csrf_error", .status = 403};
    case Fault::not_allowed:
        return {.error_code = "not_allowed", .status = 403};
    case Fault::not_found:
        return {.error_code = "not_found", .status = 404};
    case Fault::method_not_allowed:
        return {.error_code = "method_not_allowed", .status = 405};
    case Fault::account_exists:
        return {.error_code = "account_exists", .status = 409};
    case Fault::conflict:
        return {.error_code = "conflict", .status = 409};
    case Fault::code_unknown:
        return {.error_code = "code_unknown", .status = 404};
    case Fault::code_used:
        return {.error_code = "code_used", .status = 409};
    case Fault::code_expired:
        return {.error_code = "code_expired", .status = 410};
    case Fault::purchase_refused:
        return {.error_code = "purchase_refused", .status = 422};
    case Fault::already_linked:
        return {.error_code = "already_linked", .status = 409};
    case Fault::link_invalid:
        return {.error_code = "link_invalid", .status = 404};
    case Fault::link_expired:
        return {.error_code = "link_expired", .status = 410};
    case Fault::link_used:
        return {.error_code = "link_used", .status = 410};
    case Fault::upload_refused:
        return {.error_code = "upload_refused", .status = 403};
    case Fault::payload_too_large:
        return {.error_code = "payload_too_large", .status = 413};
    case Fault::unsupported_media_type:
        return {.error_code = "unsupported_media_type", .status = 415};
    case Fault::request_timeout:
        return {.error_code = "request_timeout", .status = 408};
    case Fault::too_many_requests:
        return {.error_code = "too_many_requests", .status = 429};
    case Fault::unavailable:
        return {.error_code = "service_unavailable", .status = 503};
    case Fault::internal:
        return {.error_code = "internal_error", .status = 500};
    }
    throw std::logic_error("a fault outside its closed set");
}

} // namespace evenkeel::http
