#include "hrv/input.hpp"
#include "input/csv.hpp"
#include "input/number.hpp"

#include <algorithm>
#include <array>

namespace hrv {
namespace {

constexpr std::array<std::string_view, 4> kNames{"time_ms", "red", "green", "blue"};
constexpr std::array<std::string_view, 4> kShortNames{"time", "R", "G", "B"};

using Columns = std::array<std::vector<double>, kNames.size()>;
using Trouble = std::optional<ParseError>;

/// Reads the two forms of a recording, and nothing else of JSON: there is no depth to get lost in.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_{text} {
        if (rest_.starts_with("\xEF\xBB\xBF")) {
            rest_.remove_prefix(3);
        }
    }

    std::expected<Recording, ParseError> read() {
        auto trouble = next() == '[' ? read_frames() : read_columns();
        if (!trouble && next() != '\0') {
            trouble = problem({}, "Something follows the end of the recording.");
        }
        if (!trouble) {
            trouble = check_lengths();
        }
        if (trouble) {
            return std::unexpected(std::move(*trouble));
        }
        return Recording{.time_ms = std::move(columns_[0]),
                         .red = std::move(columns_[1]),
                         .green = std::move(columns_[2]),
                         .blue = std::move(columns_[3])};
    }

private:
    Trouble read_columns() {
        return read_members([this](std::size_t column) {
            if (!columns_[column].empty()) {
                return Trouble{problem(kNames[column], "The field stands there twice.")};
            }
            return read_list(']', [this, column] { return read_number(column); });
        });
    }

    Trouble read_frames() {
        return read_list(']', [this] { return read_frame(); });
    }

    Trouble read_frame() {
        auto const count = ++frames_;
        if (auto trouble = read_members([this](std::size_t column) { return read_number(column); })) {
            return trouble;
        }
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            bool const first = count == 1 && columns_[k].empty() && k > 0;
            if (columns_[k].size() != count && !first && (k == 0 || !columns_[k].empty())) {
                return problem(kNames[k], "The frame does not have the field exactly once.");
            }
        }
        return std::nullopt;
    }

    /// `{"name": …, …}`; `value(column)` reads what follows a name.
    Trouble read_members(auto value) {
        if (!take('{')) {
            return problem({}, "An object is expected here: {\"time_ms\": …}.");
        }
        return read_items('}', [&]() -> Trouble {
            auto const name = read_name();
            auto const column = column_named(name);
            if (!column) {
                return problem({}, "There is no field \"" + printable(name) + "\".");
            }
            if (!take(':')) {
                return problem(kNames[*column], "A colon is missing.");
            }
            return value(*column);
        });
    }

    Trouble read_list(char close, auto item) {
        if (!take('[')) {
            return problem({}, "A list is expected here.");
        }
        return read_items(close, item);
    }

    Trouble read_items(char close, auto item) {
        if (take(close)) {
            return std::nullopt;
        }
        do {
            if (auto trouble = item()) {
                return trouble;
            }
        } while (take(','));
        return take(close) ? std::nullopt : Trouble{problem({}, "A comma or the end is missing.")};
    }

    Trouble read_number(std::size_t column) {
        next();
        auto const length = std::min(rest_.find_first_of(",]} \t\r\n"), rest_.size());
        auto const value = parse_number(rest_.substr(0, length));
        auto& values = columns_[column];
        if (!value) {
            return problem(kNames[column], "The field is not a finite number.");
        }
        if (auto const fault = fault_of({column, *value}, values); !fault.empty()) {
            return problem(kNames[column], std::string{fault});
        }
        values.push_back(*value);
        rest_.remove_prefix(length);
        return std::nullopt;
    }

    Trouble check_lengths() {
        if (columns_[0].empty()) {
            return problem("time_ms", "The text holds no frame.");
        }
        for (std::size_t k = 1; k < columns_.size(); ++k) {
            if (!columns_[k].empty() && columns_[k].size() != columns_[0].size()) {
                return problem(kNames[k], "The channel has another number of frames than the times.");
            }
        }
        bool const blind = columns_[1].empty() && columns_[2].empty() && columns_[3].empty();
        return blind ? Trouble{problem("red", "The recording has no colour.")} : std::nullopt;
    }

    std::string_view read_name() {
        if (!take('"')) {
            return {};
        }
        auto const length = std::min(rest_.find('"'), rest_.size());
        auto const name = rest_.substr(0, length);
        rest_.remove_prefix(std::min(length + 1, rest_.size()));
        return name;
    }

    static std::optional<std::size_t> column_named(std::string_view name) {
        for (std::size_t k = 0; k < kNames.size(); ++k) {
            if (name == kNames[k] || name == kShortNames[k]) {
                return k;
            }
        }
        return std::nullopt;
    }

    /// Of a stranger's text only letters, and few of them, stand in a message.
    static std::string printable(std::string_view name) {
        std::string out;
        for (char const c : name.substr(0, 24)) {
            bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
            out += plain ? c : '?';
        }
        return out;
    }

    /// The next character that is no space, not taken; 0 at the end.
    char next() {
        auto const skip = std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size());
        line_ += static_cast<std::size_t>(std::ranges::count(rest_.substr(0, skip), '\n'));
        rest_.remove_prefix(skip);
        return rest_.empty() ? '\0' : rest_.front();
    }

    bool take(char wanted) {
        if (next() != wanted) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }

    [[nodiscard]] ParseError problem(std::string_view column, std::string message) const {
        return {line_, column, std::move(message)};
    }

    std::string_view rest_;
    std::size_t line_{1};
    std::size_t frames_{0};
    Columns columns_;
};

} // namespace

std::expected<Recording, ParseError> parse_json(std::string_view text) {
    if (text.size() > kMaxCsvBytes) {
        return std::unexpected(ParseError{0, {}, "The text is too large."});
    }
    return Reader{text}.read();
}

} // namespace hrv
