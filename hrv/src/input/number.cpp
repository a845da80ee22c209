#include "input/number.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace hrv {
namespace {

constexpr std::size_t kLongestNumber = 63;

constexpr std::array kPowersOfTen{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Digits with at most one point and nothing else. Up to 15 digits the quotient of two exact doubles is the
/// correctly rounded value (Clinger 1990), which covers every number that a camera writes.
std::optional<double> plain_decimal(std::string_view digits) {
    std::uint64_t mantissa = 0;
    std::size_t count = 0;
    std::size_t decimals = 0;
    bool after_point = false;
    for (char const c : digits) {
        if (c == '.' && !after_point) {
            after_point = true;
            continue;
        }
        if (!is_digit(c) || ++count > 15) {
            return std::nullopt;
        }
        mantissa = mantissa * 10 + static_cast<std::uint64_t>(c - '0');
        decimals += after_point ? 1 : 0;
    }
    if (count == 0) {
        return std::nullopt;
    }
    return static_cast<double>(mantissa) / kPowersOfTen[decimals];
}

/// The rare rest (exponents, very long fractions) goes to the C library, after the letters that it would take
/// for `nan`, `inf` and hexadecimal numbers are ruled out.
std::optional<double> general_decimal(std::string_view text) {
    if (text.empty() || text.size() > kLongestNumber ||
        text.find_first_not_of("0123456789.eE+-") != std::string_view::npos) {
        return std::nullopt;
    }
    std::array<char, kLongestNumber + 1> buffer{};
    text.copy(buffer.data(), text.size());
    char* end = nullptr;
    double const value = std::strtod(buffer.data(), &end);
    if (end != buffer.data() + text.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

} // namespace

std::optional<double> parse_number(std::string_view text) {
    bool const negative = text.starts_with('-');
    if (auto const magnitude = plain_decimal(negative ? text.substr(1) : text)) {
        return negative ? -*magnitude : *magnitude;
    }
    return general_decimal(text);
}

} // namespace hrv
