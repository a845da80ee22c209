#include "hrv/input.hpp"

#include "input/csv.hpp"

#include <algorithm>
#include <array>

namespace hrv {
namespace {

/// Interval lists whose values are all below this are in seconds, as in `parse_rr`.
constexpr double kSecondsBelow = 10.0;

std::string_view without_mark(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

std::string_view first_line(std::string_view text) {
    return text.substr(0, text.find_first_of("\r\n"));
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// `rr`, `rr_ms`, `RR` as a column of its own.
bool names_intervals(std::string_view header) {
    return header.starts_with("rr") || header.starts_with("RR") || header.ends_with(",rr") ||
           header.ends_with(",rr_ms") || header.ends_with(",RR");
}

std::expected<std::vector<Milliseconds>, ParseError> parse_timed_rr(std::string_view text) {
    static constexpr std::array<std::string_view, 2> columns{"time_ms", "rr_ms"};
    static constexpr std::array<std::string_view, 2> short_columns{"time", "rr"};
    auto const table = read_table(text, columns, short_columns);
    if (!table) {
        return std::unexpected(table.error());
    }
    auto const& values = (*table)[1];
    double const unit = std::ranges::max(values) < kSecondsBelow ? 1e3 : 1.0;
    std::vector<Milliseconds> intervals;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (values[k] <= 0) {
            return std::unexpected(ParseError{k + 2, "rr_ms", "An interval must be above 0."});
        }
        intervals.emplace_back(values[k] * unit);
    }
    return intervals;
}

bool has_times(std::string_view text) {
    auto const header = first_line(without_mark(text));
    return header.starts_with("time") && names_intervals(header);
}

std::expected<Input, ParseError> as_input(auto read) {
    if (!read) {
        return std::unexpected(std::move(read.error()));
    }
    return Input{std::move(*read)};
}

bool is_json(std::string_view text) {
    auto const start = without_mark(text);
    return start.starts_with('{') || start.starts_with('[');
}

} // namespace

std::string_view name(InputKind kind) {
    switch (kind) {
    case InputKind::camera:
        return "camera";
    case InputKind::rr:
        return "rr";
    case InputKind::ppg:
        break;
    }
    return "ppg";
}

std::optional<InputKind> input_kind_named(std::string_view wanted) {
    for (auto const kind : {InputKind::camera, InputKind::rr, InputKind::ppg}) {
        if (name(kind) == wanted) {
            return kind;
        }
    }
    return std::nullopt;
}

InputKind recognise(std::string_view text) {
    auto const header = first_line(without_mark(text));
    if (is_json(text) || header.empty()) {
        return InputKind::camera;
    }
    if (!is_letter(header.front()) || names_intervals(header)) {
        return InputKind::rr;
    }
    return header.ends_with("ppg") ? InputKind::ppg : InputKind::camera;
}

std::expected<Input, ParseError> parse_input(std::string_view text, InputKind kind) {
    switch (kind) {
    case InputKind::camera:
        return as_input(is_json(text) ? parse_json(text) : parse_csv(text));
    case InputKind::rr:
        return as_input(has_times(text) ? parse_timed_rr(text) : parse_rr(text));
    case InputKind::ppg:
        break;
    }
    return as_input(parse_ppg(text));
}

} // namespace hrv
