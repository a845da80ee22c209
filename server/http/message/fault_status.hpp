#pragma once

#include <string_view>

#include "core/base/result.hpp"

namespace evenkeel::http {

/// How a refusal looks on the wire: the closed text clients switch on, and the status.
struct FaultOnTheWire {
    std::string_view error_code;
    int status;
};

[[nodiscard]] FaultOnTheWire on_the_wire(Fault fault);

} // namespace evenkeel::http
