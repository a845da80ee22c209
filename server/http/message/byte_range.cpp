#include "http/message/byte_range.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace evenkeel::http {

namespace {

std::optional<std::uint64_t> parse_number(std::string_view text) {
    std::uint64_t value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{value} : std::nullopt;
}

ByteRange part(std::uint64_t first, std::uint64_t last) {
    return {.kind = ByteRange::Kind::part, .first = first, .last = last};
}

ByteRange the_last(std::uint64_t count, std::uint64_t size) {
    if (count == 0 || size == 0)
        return {.kind = ByteRange::Kind::unsatisfiable};
    return part(size - std::min(count, size), size - 1);
}

} // namespace

ByteRange parse_range(std::string_view header, std::uint64_t size) {
    constexpr std::string_view kUnit = "bytes=";
    if (!header.starts_with(kUnit) || header.contains(','))
        return {};
    header.remove_prefix(kUnit.size());
    auto const dash = header.find('-');
    if (dash == std::string_view::npos)
        return {};
    auto const first = parse_number(header.substr(0, dash));
    auto const last = parse_number(header.substr(dash + 1));
    if (dash == 0)
        return last ? the_last(*last, size) : ByteRange{};
    bool const open_ended = dash + 1 == header.size();
    if (!first || (!last && !open_ended) || (last && *last < *first))
        return {};
    if (*first >= size)
        return {.kind = ByteRange::Kind::unsatisfiable};
    return part(*first, std::min(last.value_or(size - 1), size - 1));
}

} // namespace evenkeel::http
