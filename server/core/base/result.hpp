#pragma once

#include "core/base/sentence.hpp"

#include <chrono>
#include <expected>
#include <string>

namespace evenkeel {

/// Why a call was refused. A closed set: each has one `error_code` text and one HTTP status
/// (http/message/fault_status.cpp).
enum class Fault {
    malformed_request,
    invalid_input,
    login_failed,
    session_required,
    premium_required,
    csrf,
    not_allowed,
    not_found,
    method_not_allowed,
    account_exists,
    conflict,
    code_unknown,
    code_used,
    code_expired,
    purchase_refused,
    already_linked,
    link_invalid,
    link_expired,
    link_used,
    upload_refused,
    payload_too_large,
    unsupported_media_type,
    request_timeout,
    too_many_requests,
    unavailable,
    internal,
};

/// A refusal as a value: what is wrong, in which field, in a sentence for a person.
struct Failure {
    Fault fault{Fault::internal};
    std::string field; ///< Empty unless exactly one field of the request is at fault.
    Sentence message;  ///< The edge says it in the language of whoever calls.
    std::chrono::seconds retry_after{0};
};

template <class T>
using Result = std::expected<T, Failure>;

[[nodiscard]] inline std::unexpected<Failure> refuse(Fault fault, Sentence message) {
    return std::unexpected(Failure{.fault = fault, .field = {}, .message = std::move(message)});
}

[[nodiscard]] inline std::unexpected<Failure> refuse(Fault fault, std::string field, Sentence message) {
    return std::unexpected(Failure{.fault = fault, .field = std::move(field), .message = std::move(message)});
}

} // namespace evenkeel
