#pragma once

#include <cstdint>
#include <string_view>

namespace evenkeel::http {

/// The part of a body of known size that a Range header asks for; `first` and `last` are set for a part.
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
