#include "storage/sql_compiler/steps.hpp"

#include "storage/sql_compiler/queries.hpp"
#include "storage/sql_compiler/sqlite_words.hpp"

#include <fstream>
#include <map>
#include <regex>

namespace evenkeel::storage::sql_compiler {
namespace {

/// The text after the comment at its head, which must be there: it says why.
std::string without_reason(std::filesystem::path const& path) {
    std::ifstream file{path};
    std::string text;
    bool has_reason = false;
    for (std::string line; std::getline(file, line);)
        if (text.empty() && (line.empty() || line.starts_with("--")))
            has_reason = true;
        else
            text += line + "\n";
    if (!has_reason || text.empty())
        throw Fault{path.filename().string() +
                    ": a step begins with a comment that says why, and changes something"};
    return text.substr(0, text.find_last_not_of(" \n") + 1);
}

} // namespace

std::vector<Step> read_steps(std::filesystem::path const& folder) {
    static std::regex const name{R"((\d{4})-[a-z-]+)"};
    std::map<std::string, std::filesystem::path> files; // sorted
    for (auto const& entry : std::filesystem::directory_iterator{folder})
        files.emplace(entry.path().stem().string(), entry.path());
    std::vector<Step> steps;
    for (auto const& [stem, path] : files) {
        std::smatch match;
        if (stem.ends_with(".sqlite"))
            continue; // read beside its step
        if (!std::regex_match(stem, match, name))
            throw Fault{stem + ": the name of a step is a number of four digits and words: 0029-words"};
        auto const postgres = without_reason(path);
        auto const own = files.find(stem + ".sqlite");
        auto const sqlite = own == files.end() ? sqlite_words(postgres) : without_reason(own->second);
        steps.push_back(
            {.number = std::stoi(match[1]), .name = stem, .sqlite = sqlite, .postgres = postgres});
    }
    return steps;
}

} // namespace evenkeel::storage::sql_compiler
