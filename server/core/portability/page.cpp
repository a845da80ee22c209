#include "core/portability/readable.hpp"

#include <fmt/format.h>

namespace evenkeel::portability {
namespace {

constexpr std::string_view kHead = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{0}: your data</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }}
div {{ overflow-x: auto; }}
table {{ border-collapse: collapse; }}
th, td {{ border: 1px solid #8888; padding: .3rem .6rem; text-align: left; vertical-align: top; }}
td {{ white-space: pre-wrap; overflow-wrap: anywhere; min-width: 4rem; max-width: 30rem; }}
</style>
</head>
<body>
<h1>{0}: your data</h1>
<p>{1}{2}, made {3}. The same rows lie in <code>csv/</code> for spreadsheets, the time between heartbeats in
<code>rr/</code>, and in <code>data/</code> exactly as they were kept: any {0} can read them back from there.</p>
)";

std::string escaped(std::string_view text) {
    std::string safe;
    for (char const character : text)
        switch (character) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            // Control characters that HTML does not allow.
            if (static_cast<unsigned char>(character) >= 0x20 || character == '\n' || character == '\t')
                safe += character;
        }
    return safe;
}

/// "exercise_results" → "Exercise results"
std::string title_of(std::string_view name) {
    std::string title;
    for (char const letter : name)
        title += letter == '_' ? ' ' : letter;
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

struct PageText {
    bool is_moment;

    std::string operator()(std::monostate) const { return {}; }

    std::string operator()(std::int64_t number) const {
        if (!is_moment)
            return std::to_string(number);
        auto text = moment_text(Instant{std::chrono::milliseconds{number}}).substr(0, 16);
        text[10] = ' ';
        return text + " UTC";
    }

    std::string operator()(double number) const { return fmt::format("{:.2f}", number); }

    std::string operator()(std::string const& text) const { return escaped(text); }
};

void add_table(std::string& page, TableRows const& table) {
    page += fmt::format("<h2>{} ({})</h2>\n<div><table>\n<tr>", escaped(title_of(table.table)),
                        table.rows.size());
    for (auto const& column : table.columns)
        page += "<th scope=\"col\">" + escaped(title_of(column)) + "</th>";
    page += "</tr>\n";
    for (auto const& row : table.rows) {
        page += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            page += "<td>" + std::visit(PageText{table.columns[i].ends_with("_at")}, row[i]) + "</td>";
        page += "</tr>\n";
    }
    page += "</table></div>\n";
}

} // namespace

std::string page_of(MemberData const& data, PageFacts const& facts) {
    auto const& member = facts.member;
    auto page = fmt::format(fmt::runtime(kHead), escaped(facts.product),
                            member.first_name.empty() ? "" : escaped(member.first_name) + ", ",
                            escaped(member.email_address), moment_text(facts.created_at));
    page += fmt::format("<p>Member since {}. Time zone: {}. Language: {}.</p>\n",
                        moment_text(member.created_at).substr(0, 10), escaped(member.time_zone),
                        escaped(member.language_code));
    for (auto const& table : data)
        if (!table.rows.empty())
            add_table(page, table);
    return page + "</body>\n</html>\n";
}

} // namespace evenkeel::portability
