#include "core/portability/readable.hpp"

#include <algorithm>
#include <array>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace evenkeel::portability {
namespace {

/// OWASP, "CSV Injection": these begin a formula in one spreadsheet or another, the last four in full width.
constexpr std::array<std::string_view, 8> kFormulaSigns{"=", "+", "-", "@", "＝", "＋", "－", "＠"};

/// Passed over by one spreadsheet or another before it looks for a sign.
constexpr std::array<std::string_view, 5> kBlanks{" ", "\u00a0", "\u3000", "\u200b", "\ufeff"};

bool is_control(std::string_view text) {
    auto const first = static_cast<unsigned char>(text.front());
    auto const second = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
    return first < 0x20 || first == 0x7f || (first == 0xc2 && second < 0xa0); // the last: U+0080 to U+009F
}

bool runs_as_formula(std::string_view text) {
    auto const begins = [&text](std::string_view with) { return text.starts_with(with); };
    for (auto blank = std::ranges::find_if(kBlanks, begins); blank != kBlanks.end();
         blank = std::ranges::find_if(kBlanks, begins))
        text.remove_prefix(blank->size());
    return !text.empty() && (is_control(text) || std::ranges::any_of(kFormulaSigns, begins));
}

struct CsvText {
    bool is_moment;

    std::string operator()(std::monostate) const { return {}; }

    std::string operator()(std::int64_t number) const {
        return is_moment ? moment_text(Instant{std::chrono::milliseconds{number}}) : std::to_string(number);
    }

    std::string operator()(double number) const { return fmt::format("{}", number); }

    std::string operator()(std::string const& text) const {
        return runs_as_formula(text) ? "'" + text : text;
    }
};

std::string quoted(std::string const& text) {
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (char const character : text)
        quoted += character == '"' ? std::string{"\"\""} : std::string{character};
    return quoted + '"';
}

} // namespace

std::string moment_text(Instant instant) {
    auto const seconds = std::chrono::floor<std::chrono::seconds>(instant);
    return fmt::format("{:%FT%T}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                       (instant - seconds).count());
}

std::string csv_of(TableRows const& table) {
    std::string csv;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        csv += (i == 0 ? "" : ",") + quoted(table.columns[i]);
    csv += "\r\n";
    for (auto const& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            csv +=
                (i == 0 ? "" : ",") + quoted(std::visit(CsvText{table.columns[i].ends_with("_at")}, row[i]));
        csv += "\r\n";
    }
    return csv;
}

} // namespace evenkeel::portability
