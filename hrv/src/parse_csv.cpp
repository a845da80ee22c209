#include "hrv/recording.hpp"

#include "number.hpp"

#include <array>
#include <cmath>
#include <optional>

namespace hrv {
namespace {

constexpr std::array<std::string_view, 4> kColumns{"time_ms", "red", "green", "blue"};
constexpr std::array<std::string_view, 4> kShortColumns{"time", "R", "G", "B"};
constexpr double kLargestColour = 1e6;
constexpr double kLargestTime_ms = 1e15;

using Fields = std::array<std::string_view, 4>;

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// Takes the text up to `separator` off the front of `rest`.
std::string_view take_until(std::string_view& rest, char separator) {
    auto const end = rest.find(separator);
    auto const taken = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return taken;
}

std::expected<Fields, ParseError> split(std::string_view line, std::size_t number) {
    Fields fields;
    std::size_t count = 1;
    for (char const c : line) {
        count += c == ',' ? 1 : 0;
    }
    if (count > fields.size()) {
        return std::unexpected(ParseError{number, {}, "The line has more than four fields."});
    }
    for (std::size_t k = 0; k < fields.size(); ++k) {
        if (k >= count) {
            return std::unexpected(ParseError{number, kColumns[k], "The field is missing."});
        }
        fields[k] = trimmed(take_until(line, ','));
    }
    return fields;
}

std::expected<std::array<double, 4>, ParseError> read_frame(std::string_view line, std::size_t number) {
    auto const fields = split(line, number);
    if (!fields) {
        return std::unexpected(fields.error());
    }
    std::array<double, 4> values{};
    for (std::size_t k = 0; k < values.size(); ++k) {
        auto const value = parse_number((*fields)[k]);
        if (!value) {
            return std::unexpected(ParseError{number, kColumns[k], "The field is not a finite number."});
        }
        if (std::abs(*value) > (k == 0 ? kLargestTime_ms : kLargestColour)) {
            return std::unexpected(ParseError{number, kColumns[k], "The number is too large."});
        }
        values[k] = *value;
    }
    return values;
}

std::optional<ParseError> header_problem(std::string_view line, std::size_t number) {
    auto const fields = split(line, number);
    if (fields && (*fields == kColumns || *fields == kShortColumns)) {
        return std::nullopt;
    }
    return ParseError{number, {}, "The first line must be `time_ms,red,green,blue`."};
}

std::optional<ParseError> append(Recording& recording, std::string_view line, std::size_t number) {
    auto const frame = read_frame(line, number);
    if (!frame) {
        return frame.error();
    }
    if (recording.time_ms.size() == kMaxFrames) {
        return ParseError{number, {}, "The recording has too many frames."};
    }
    if (!recording.time_ms.empty() && (*frame)[0] < recording.time_ms.back()) {
        return ParseError{number, kColumns[0], "The time goes back."};
    }
    recording.time_ms.push_back((*frame)[0]);
    recording.red.push_back((*frame)[1]);
    recording.green.push_back((*frame)[2]);
    recording.blue.push_back((*frame)[3]);
    return std::nullopt;
}

} // namespace

std::expected<Recording, ParseError> parse_csv(std::string_view text) {
    if (text.size() > kMaxCsvBytes) {
        return std::unexpected(ParseError{0, {}, "The text is too large."});
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    Recording recording;
    bool header_seen = false;
    for (std::size_t number = 1; !text.empty(); ++number) {
        auto const line = trimmed(take_until(text, '\n'));
        if (line.empty()) {
            continue;
        }
        auto const problem = header_seen ? append(recording, line, number) : header_problem(line, number);
        if (problem) {
            return std::unexpected(*problem);
        }
        header_seen = true;
    }
    if (recording.time_ms.empty()) {
        return std::unexpected(ParseError{0, {}, "The text holds no frame."});
    }
    return recording;
}

} // namespace hrv
