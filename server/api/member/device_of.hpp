#pragma once

#include "core/account/sessions/device.hpp"
#include "http/message/answer.hpp"

#include <optional>
#include <string>

namespace evenkeel::api {

[[nodiscard]] inline account::Device device_of(std::optional<std::string> const& device_uuid,
                                               http::Exchange const& exchange) {
    return {device_uuid.value_or(""), std::string{exchange.user_agent()}};
}

} // namespace evenkeel::api
