#include "outbound/content/site/legal_files.hpp"

#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/front_matter.hpp"
#include "outbound/markdown.hpp"

#include <array>
#include <fmt/format.h>
#include <sstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::array<char const*, 4> kLinkedTo{"cookies", "privacy", "safety-protocol", "terms"};
constexpr std::string_view kMark = "[[";
constexpr std::string_view kPlaceToFillIn = "[[operator: ";

/// Counts the places that an operator fills in, and notes marks that are none.
int places_in(fs::path const& file, FrontMatter const& parts, Faults& faults) {
    int places = 0;
    std::istringstream lines{parts.body};
    std::string line;
    for (int number = parts.lines_before_body + 1; std::getline(lines, line); ++number)
        for (auto at = line.find(kMark); at != std::string::npos; at = line.find(kMark, at + kMark.size())) {
            auto const is_good = line.substr(at).starts_with(kPlaceToFillIn) &&
                                 line.find("]]", at) > at + kPlaceToFillIn.size();
            ++places;
            if (!is_good || line.find("]]", at) == std::string::npos)
                faults.add({.file = file.string(),
                            .line = number,
                            .field = {},
                            .sentence = "a place to fill in is written [[operator: what goes here]]"});
        }
    return places;
}

content::LegalPage read_page(fs::path const& file) {
    auto const parts = read_front_matter(file);
    Faults faults;
    content::LegalPage page{.id = file.stem().string(),
                            .title = {},
                            .version = {},
                            .date = {},
                            .review = {},
                            .body_html = {},
                            .places_to_fill_in = places_in(file, parts, faults)};
    faults.gather([&] {
        auto fields = yaml_mapping_in(file.string(), parts.front);
        page.title = fields.text("title");
        page.version = fields.text("version");
        page.date = day(fields, "date");
        page.review = fields.text_if_there("review").value_or("");
        fields.end();
    });
    auto body = render_markdown(parts.body);
    if (!body)
        faults.add({.file = file.string(),
                    .line = parts.lines_before_body + body.error().line,
                    .field = {},
                    .sentence = fmt::format("the body {}", body.error().what)});
    else if (body->text.empty())
        faults.add({.file = file.string(),
                    .line = parts.lines_before_body + 1,
                    .field = {},
                    .sentence = "the body is empty"});
    faults.complain();
    page.body_html = std::move(body->html);
    return page;
}

} // namespace

std::vector<content::LegalPage> read_legal_pages(fs::path const& folder) {
    std::vector<content::LegalPage> pages;
    Faults faults;
    auto const there = stems_in(folder, ".md");
    for (auto const* const id : kLinkedTo)
        if (!there.contains(id))
            faults.add({.file = (folder / fmt::format("{}.md", id)).string(),
                        .line = 1,
                        .field = {},
                        .sentence = "there is no such file, and the product links to it"});
    for (auto const& id : there)
        faults.gather([&] { pages.push_back(read_page(folder / (id + ".md"))); });
    faults.complain();
    return pages;
}

} // namespace evenkeel::outbound
