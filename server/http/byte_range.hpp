#pragma once

#include <cstdint>
#include <string_view>

namespace evenkeel::http {

/// What a Range header asks of a body of known size; `first` and `last` are set when it is a part.
struct ByteRange {
    enum class Kind { whole, part, unsatisfiable };

    Kind kind{Kind::whole};
    std::uint64_t first{0};
    std::uint64_t last{0}; ///< Inclusive, as on the wire.
};

/// RFC 9110 14.2. Several ranges, other units and broken headers are answered with the whole, which is
/// allowed.
[[nodiscard]] ByteRange parse_range(std::string_view header, std::uint64_t size);

} // namespace evenkeel::http
