#include "input/csv.hpp"

#include "input/number.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hrv {
namespace {

constexpr double kLargestValue = 1e6;
constexpr double kLargestTime_ms = 1e15;

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

class TableReader {
public:
    TableReader(std::span<std::string_view const> columns, std::span<std::string_view const> short_columns)
        : columns_{columns}, short_columns_{short_columns}, fields_(columns.size()), table_(columns.size()) {}

    /// Takes up one line; the first is the header.
    std::optional<ParseError> take(std::string_view line, std::size_t number) {
        number_ = number;
        if (header_seen_) {
            return take_values(line);
        }
        header_seen_ = true;
        auto const trouble = split(line);
        bool const known = !trouble && (std::ranges::equal(fields_, columns_) ||
                                        std::ranges::equal(fields_, short_columns_));
        return known ? std::nullopt
                     : std::optional{problem({}, "The first line must name the columns: " + header() + ".")};
    }

    [[nodiscard]] std::vector<std::vector<double>> table() && { return std::move(table_); }

    [[nodiscard]] bool empty() const { return table_.front().empty(); }

private:
    std::optional<ParseError> take_values(std::string_view line) {
        if (auto trouble = split(line)) {
            return trouble;
        }
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            auto const value = parse_number(fields_[k]);
            if (!value) {
                return problem(columns_[k], "The field is not a finite number.");
            }
            if (auto const fault = fault_of({k, *value}, table_[k]); !fault.empty()) {
                return problem(columns_[k], std::string{fault});
            }
            table_[k].push_back(*value);
        }
        return std::nullopt;
    }

    std::optional<ParseError> split(std::string_view line) {
        auto const count = static_cast<std::size_t>(std::ranges::count(line, ',')) + 1;
        if (count > columns_.size()) {
            return problem({}, "The line has too many fields.");
        }
        if (count < columns_.size()) {
            return problem(columns_[count], "The field is missing.");
        }
        for (auto& field : fields_) {
            field = trimmed(take_until(line, ','));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::string header() const {
        std::string text;
        for (auto const column : columns_) {
            text += text.empty() ? "" : ",";
            text += column;
        }
        return text;
    }

    [[nodiscard]] ParseError problem(std::string_view column, std::string message) const {
        return {number_, column, std::move(message)};
    }

    std::span<std::string_view const> columns_;
    std::span<std::string_view const> short_columns_;
    std::vector<std::string_view> fields_;
    std::vector<std::vector<double>> table_;
    std::size_t number_{0};
    bool header_seen_{false};
};

} // namespace

std::string_view fault_of(Field const& field, std::span<double const> earlier) {
    bool const is_time = field.column == 0;
    if (earlier.size() >= kMaxFrames) {
        return "The recording has too many frames.";
    }
    if (std::abs(field.value) > (is_time ? kLargestTime_ms : kLargestValue)) {
        return "The number is too large.";
    }
    return is_time && !earlier.empty() && field.value < earlier.back() ? "The time goes back." : "";
}

std::expected<std::vector<std::vector<double>>, ParseError>
read_table(std::string_view text, std::span<std::string_view const> columns,
           std::span<std::string_view const> short_columns) {
    if (text.size() > kMaxCsvBytes) {
        return std::unexpected(ParseError{0, {}, "The text is too large."});
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    TableReader reader{columns, short_columns};
    for (std::size_t number = 1; !text.empty(); ++number) {
        auto const line = trimmed(take_until(text, '\n'));
        if (line.empty()) {
            continue;
        }
        if (auto problem = reader.take(line, number)) {
            return std::unexpected(std::move(*problem));
        }
    }
    if (reader.empty()) {
        return std::unexpected(ParseError{0, {}, "The text holds no frame."});
    }
    return std::move(reader).table();
}

} // namespace hrv
