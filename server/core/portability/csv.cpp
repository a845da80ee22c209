#include "core/portability/readable.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace evenkeel::portability {
namespace {

struct CsvText {
    bool is_moment;

    std::string operator()(std::monostate) const { return {}; }

    std::string operator()(std::int64_t number) const {
        return is_moment ? moment_text(Instant{std::chrono::milliseconds{number}}) : std::to_string(number);
    }

    std::string operator()(double number) const { return fmt::format("{}", number); }

    std::string operator()(std::string const& text) const {
        // OWASP, "CSV Injection": these begin a formula in one spreadsheet or another.
        bool const is_formula = !text.empty() && std::string_view{"=+-@\t\r"}.contains(text.front());
        return is_formula ? "'" + text : text;
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
