#include "outbound/article_files.hpp"

#include "core/learn/words.hpp"
#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/read/front_matter.hpp"
#include "outbound/markdown.hpp"
#include "outbound/yaml_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kReservedId = "index"; // the list of articles has this name beside them

[[noreturn]] void complain(fs::path const& file, int line, std::string what) {
    throw ContentError{{.file = file.string(), .line = line, .field = {}, .sentence = std::move(what)}};
}

std::vector<learn::Reference> read_references(YamlFields& fields) {
    std::vector<learn::Reference> references;
    for (auto& entry : fields.list("references")) {
        references.push_back(
            {entry.text("text"), entry.text_that_may_be_empty("doi"), entry.flag("checked")});
        entry.end();
    }
    if (references.empty())
        fields.note("references", "must name at least one");
    return references;
}

std::vector<state::StateName> read_states(YamlFields& fields) {
    std::vector<state::StateName> states;
    for (auto const& name : fields.texts("states")) {
        auto const state = state::state_named(name);
        if (state)
            states.push_back(*state);
        else
            fields.note("states", fmt::format("has \"{}\", which is none of the six", name));
    }
    return states;
}

template <class Choices>
void demand_known(YamlFields const& fields, std::string const& field, std::string const& key,
                  Choices const& choices) {
    if (std::ranges::none_of(choices, [&](auto const& choice) { return choice.key == key; }))
        fields.note(field, fmt::format("has \"{}\", which is not in the list of choices", key));
}

std::optional<int> read_program_day(YamlFields& fields) {
    auto const day = fields.whole_number_if_there("program_day");
    if (day && *day > learn::kLastProgramDay)
        fields.note("program_day", "goes from 1 to 42");
    return day;
}

learn::Article read_front(YamlFields& fields, ArticleWorld const& world) {
    learn::Article article{.id = {},
                           .title = fields.text("title"),
                           .summary = fields.text("summary"),
                           .category = fields.text("category"),
                           .tags = fields.texts("tags"),
                           .level = learn::Level::start,
                           .states = read_states(fields),
                           .life_aspects = fields.texts("life_aspects"),
                           .related_exercises = fields.texts("related_exercises"),
                           .program_day = read_program_day(fields),
                           .contested = fields.text_if_there("contested").value_or(""),
                           .references = read_references(fields),
                           .body_html = {},
                           .body_text = {},
                           .reading_minutes = 1};
    auto const level = learn::level_named(fields.text("level"));
    if (!level)
        fields.note("level", "must be start or deepen");
    article.level = level.value_or(learn::Level::start);
    demand_known(fields, "category", article.category, world.categories);
    for (auto const& aspect : article.life_aspects)
        demand_known(fields, "life_aspects", aspect, world.life_aspects);
    for (auto const& id : article.related_exercises)
        if (!world.exercise_ids.contains(id))
            fields.note("related_exercises", fmt::format("has \"{}\", which is no exercise", id));
    fields.end();
    return article;
}

learn::ArticleId id_of(fs::path const& file) {
    auto const stem = file.stem().string();
    if (!learn::is_article_id(stem) || stem == kReservedId)
        complain(file, 1, "the file's name must be lower-case words joined by hyphens, and not \"index\"");
    return learn::ArticleId{stem};
}

learn::Article read_article(fs::path const& file, ArticleWorld const& world) {
    auto const parts = read_front_matter(file);
    auto fields = yaml_mapping_in(file.string(), parts.front);
    auto article = read_front(fields, world);
    article.id = id_of(file);
    auto body = render_markdown(parts.body);
    if (!body)
        complain(file, parts.lines_before_body + body.error().line,
                 fmt::format("the body {}", body.error().what));
    auto const words = learn::words_of(body->text).size();
    if (words == 0)
        complain(file, parts.lines_before_body + 1, "the body is empty");
    article.body_html = std::move(body->html);
    article.body_text = std::move(body->text);
    article.reading_minutes = learn::reading_minutes(words);
    return article;
}

void demand_one_article_a_day(std::vector<learn::Article> const& articles, fs::path const& folder) {
    std::map<int, std::string> days;
    Faults faults;
    for (auto const& article : articles) {
        if (!article.program_day)
            continue;
        auto const [first, is_new] = days.emplace(*article.program_day, article.id.value());
        if (!is_new)
            faults.add({.file = (folder / (article.id.value() + ".md")).string(),
                        .line = 1,
                        .field = "program_day",
                        .sentence =
                            fmt::format("{} belongs to {}.md already", *article.program_day, first->second)});
    }
    faults.complain();
}

} // namespace

std::vector<learn::Article> read_articles(fs::path const& folder, ArticleWorld const& world) {
    std::vector<learn::Article> articles;
    Faults faults;
    for (auto const& stem : stems_in(folder, ".md"))
        faults.gather([&] { articles.push_back(read_article(folder / (stem + ".md"), world)); });
    faults.gather([&] { demand_one_article_a_day(articles, folder); });
    faults.complain();
    return articles;
}

} // namespace evenkeel::outbound
