#include "outbound/content/site/book_files.hpp"

#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/front_matter.hpp"

#include <array>
#include <fmt/format.h>
#include <sstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr int kMostChapters = 99;
constexpr int kEarliestYear = 1900;
constexpr int kLatestYear = 2999;
constexpr std::string_view kExerciseMark = "exercise:";
constexpr std::array<char const*, 7> kImprint{"author",     "publisher", "address",    "contact",
                                              "isbn_print", "isbn_epub", "web_address"};

/// Returns the texts between each pair of marks of a line.
std::vector<std::string> between(std::string const& line, std::string_view open, std::string_view close) {
    std::vector<std::string> found;
    for (auto at = line.find(open); at != std::string::npos; at = line.find(open, at + open.size())) {
        auto const begin = at + open.size();
        found.push_back(line.substr(begin, line.find(close, begin) - begin));
    }
    return found;
}

bool is_a_mark(std::string const& mark, std::set<std::string> const& exercise_ids) {
    return mark == "quiz" || mark == "ring" ||
           (mark.starts_with(kExerciseMark) && exercise_ids.contains(mark.substr(kExerciseMark.size())));
}

/// Notes every mark and citation of a text that leads nowhere.
void demand_marks(ContentFault place, std::string const& markdown, NameSet const& references,
                  std::set<std::string> const& exercise_ids, Faults& faults) {
    std::istringstream lines{markdown};
    for (std::string line; std::getline(lines, line); ++place.line) {
        for (auto const& mark : between(line, "[[", "]]"))
            if (!is_a_mark(mark, exercise_ids)) {
                place.sentence = fmt::format("\"[[{}]]\" leads to nothing", mark);
                faults.add(place);
            }
        for (auto const& key : between(line, "[^", "]"))
            if (!references.contains(key)) {
                place.sentence = fmt::format("\"[^{}]\" has no reference of that key", key);
                faults.add(place);
            }
    }
}

std::vector<content::BookReference> read_references(YamlFields& fields, NameSet& keys) {
    std::vector<content::BookReference> references;
    for (auto& entry : fields.list("references")) {
        references.push_back({.key = entry.text("key"),
                              .text = entry.text("text"),
                              .doi = entry.text_that_may_be_empty("doi"),
                              .is_checked = entry.flag("checked")});
        demand_new(entry, "key", references.back().key, keys);
        entry.end();
    }
    return references;
}

/// `expected`: the number of the chapter; 0 for what is none.
content::BookPart read_part(fs::path const& file, int expected, std::set<std::string> const& exercise_ids) {
    auto parts = read_front_matter(file);
    content::BookPart part;
    NameSet keys;
    Faults faults;
    faults.gather([&] {
        auto fields = yaml_mapping_in(file.string(), parts.front);
        part = {.file = file.filename().string(),
                .is_chapter = expected > 0,
                .number = expected > 0 ? whole_number(fields, "number", 1, kMostChapters) : 0,
                .title = fields.text("title"),
                .summary = expected > 0 ? fields.text("summary") : std::string{},
                .contested = fields.text_if_there("contested").value_or(""),
                .references = read_references(fields, keys),
                .markdown = std::move(parts.body)};
        if (part.number != expected)
            fields.note("number", fmt::format("must be {}: the chapters stand in their order", expected));
        fields.end();
    });
    demand_marks({.file = file.string(), .line = parts.lines_before_body + 1, .field = {}, .sentence = {}},
                 part.markdown, keys, exercise_ids, faults);
    faults.complain();
    return part;
}

std::map<std::string, std::string, std::less<>> read_imprint(YamlFields fields) {
    std::map<std::string, std::string, std::less<>> imprint;
    for (auto const* const line : kImprint)
        imprint.emplace(line, fields.text_that_may_be_empty(line));
    fields.end();
    return imprint;
}

struct ListedPart {
    std::string file;
    bool is_chapter{false};
};

std::vector<ListedPart> read_list(YamlFields& fields) {
    std::vector<ListedPart> parts;
    for (auto& entry : fields.list("parts")) {
        auto const kind = entry.text("kind");
        if (kind != "front" && kind != "chapter")
            entry.note("kind", "must be front or chapter");
        parts.push_back({.file = entry.text("file"), .is_chapter = kind == "chapter"});
        entry.end();
    }
    if (parts.empty())
        fields.note("parts", "needs at least one");
    return parts;
}

} // namespace

content::Book read_book(fs::path const& folder, std::set<std::string> const& exercise_ids) {
    auto fields = yaml_mapping(folder / "book.yaml");
    content::Book book{.title = fields.text("title"),
                       .subtitle = fields.text("subtitle"),
                       .language = fields.text("language"),
                       .edition = fields.text("edition"),
                       .year = whole_number(fields, "year", kEarliestYear, kLatestYear),
                       .identifier = fields.text("identifier"),
                       .imprint = read_imprint(fields.fields("imprint")),
                       .rights = fields.text("rights"),
                       .notice = fields.text("notice"),
                       .type_note = fields.text("type_note"),
                       .parts = {},
                       .quiz_on_paper = {}};
    auto const listed = read_list(fields);
    auto const quiz = fields.text("quiz_on_paper");
    Faults faults;
    faults.gather([&] { fields.end(); });
    faults.gather([&] { book.quiz_on_paper = whole_text(folder / quiz); });
    int chapter = 0;
    for (auto const& part : listed)
        faults.gather([&] {
            auto const number = part.is_chapter ? ++chapter : 0;
            book.parts.push_back(read_part(folder / part.file, number, exercise_ids));
        });
    faults.complain();
    return book;
}

} // namespace evenkeel::outbound
