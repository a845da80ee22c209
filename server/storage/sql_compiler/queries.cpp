#include "storage/sql_compiler/queries.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace evenkeel::storage::sql_compiler {
namespace {

[[noreturn]] void refuse(std::string_view file, std::string const& what) {
    throw Fault{std::string{file} + ": " + what};
}

struct Section {
    bool is_fragment{false};
    std::string name;
    std::string dialect; ///< Empty: the text is that of both.
    std::string text;
};

std::string trimmed(std::string const& text) {
    auto const first = text.find_first_not_of(" \n");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \n") + 1 - first);
}

std::vector<Section> sections_of(std::string_view file, std::string_view text) {
    static std::regex const heading{R"(-- (name|fragment): (\w+)(?: \[(sqlite|postgres)\])?)"};
    std::vector<Section> sections;
    std::istringstream lines{std::string{text}};
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_match(line, match, heading))
            sections.push_back(
                {.is_fragment = match[1] == "fragment", .name = match[2], .dialect = match[3], .text = {}});
        else if (line.starts_with("-- name") || line.starts_with("-- fragment"))
            refuse(file, "cannot read \"" + line + "\"");
        else if (!sections.empty())
            sections.back().text += line + "\n";
        else if (!line.empty() && !line.starts_with("--"))
            refuse(file, "this stands before the first name: \"" + line + "\"");
    }
    for (auto& section : sections)
        if (section.text = trimmed(section.text); section.text.empty())
            refuse(file, section.name + " is empty");
    return sections;
}

using Fragments = std::map<std::string, std::string>;

Fragments fragments_of(std::string_view file, std::vector<Section> const& sections) {
    Fragments fragments;
    for (auto const& section : sections)
        if (section.is_fragment && !fragments.emplace(section.name, section.text).second)
            refuse(file, "the fragment " + section.name + " is there twice");
    return fragments;
}

/// The text with its fragments put in; notes which they were.
std::string filled(std::string_view file, std::string text, Fragments const& fragments,
                   std::set<std::string>& used) {
    for (auto begin = text.find("{{"); begin != std::string::npos; begin = text.find("{{", begin)) {
        auto const end = text.find("}}", begin);
        auto const found = end == std::string::npos ? fragments.end()
                                                    : fragments.find(text.substr(begin + 2, end - begin - 2));
        if (found == fragments.end())
            refuse(file, "there is no fragment for \"" + text.substr(begin, 20) + "\"");
        used.insert(found->first);
        text.replace(begin, end + 2 - begin, found->second);
        begin += found->second.size(); // a fragment holds no fragments
    }
    return text;
}

void add(std::string_view file, std::vector<Query>& queries, Section const& section,
         std::string const& text) {
    auto query = std::ranges::find(queries, section.name, &Query::verb);
    if (query == queries.end())
        query = queries.insert(queries.end(), {.verb = section.name, .sqlite = {}, .postgres = {}});
    for (auto const& [dialect, place] :
         {std::pair{"sqlite", &query->sqlite}, std::pair{"postgres", &query->postgres}}) {
        if (!section.dialect.empty() && section.dialect != dialect)
            continue;
        if (!place->empty())
            refuse(file, section.name + " is there twice");
        *place = text;
    }
}

} // namespace

std::vector<Query> parse_queries(std::string_view file, std::string_view text) {
    auto const sections = sections_of(file, text);
    auto const fragments = fragments_of(file, sections);
    std::set<std::string> used;
    std::vector<Query> queries;
    for (auto const& section : sections)
        if (!section.is_fragment)
            add(file, queries, section, filled(file, section.text, fragments, used));
    for (auto const& query : queries)
        if (query.sqlite.empty() || query.postgres.empty())
            refuse(file, query.verb + " is there for one dialect only");
    for (auto const& [name, unused] : fragments)
        if (!used.contains(name))
            refuse(file, "nothing uses the fragment " + name);
    return queries;
}

} // namespace evenkeel::storage::sql_compiler
