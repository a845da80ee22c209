#include "outbound/content/import_files.hpp"

#include "outbound/content/read/words_of.hpp"

#include <fmt/format.h>
#include <set>

namespace evenkeel::outbound {
namespace {

std::vector<portability::MoodWord> read_import_moods(std::filesystem::path const& file) {
    std::vector<portability::MoodWord> words;
    std::set<std::string> seen;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            words.push_back({fields.text("word"), state_word(fields, "state")});
            if (!seen.insert(words.back().word).second)
                fields.note("word", fmt::format("\"{}\" stands there twice", words.back().word));
            fields.end();
        });
    faults.complain();
    return words;
}

std::vector<portability::ColumnNames> read_import_columns(std::filesystem::path const& file) {
    std::vector<portability::ColumnNames> columns;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            columns.push_back({fields.text("column"), fields.texts("names")});
            fields.end();
        });
    faults.complain();
    return columns;
}

} // namespace

portability::ImportWords read_import_words(std::filesystem::path const& folder) {
    portability::ImportWords words;
    Faults faults;
    faults.gather([&] { words.moods = read_import_moods(folder / "moods.yaml"); });
    faults.gather([&] { words.columns = read_import_columns(folder / "columns.yaml"); });
    faults.complain();
    return words;
}

} // namespace evenkeel::outbound
