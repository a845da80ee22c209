#include "outbound/content_files.hpp"

#include "outbound/article_files.hpp"
#include "outbound/content/guide/disclosure_file.hpp"
#include "outbound/content/guide/guide_files.hpp"
#include "outbound/content/guide/helplines_file.hpp"
#include "outbound/content/guide/openings_file.hpp"
#include "outbound/content/guide/responses_file.hpp"
#include "outbound/content/import_files.hpp"
#include "outbound/content/mail_files.hpp"
#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/practice/mood_files.hpp"
#include "outbound/content/practice/program_file.hpp"
#include "outbound/content/practice/stage_texts_file.hpp"
#include "outbound/content/read/locale_files.hpp"
#include "outbound/content/site/book_files.hpp"
#include "outbound/content/site/course_file.hpp"
#include "outbound/content/site/legal_files.hpp"
#include "outbound/content/site/products_file.hpp"
#include "outbound/content/site/quiz_file.hpp"
#include "outbound/content/site/site_files.hpp"
#include "outbound/yaml_file.hpp"

#include <array>
#include <fmt/format.h>
#include <set>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

content::Brand read_brand(fs::path const& file) {
    auto fields = yaml_mapping(file);
    auto links = fields.fields("store_links");
    auto prices = fields.fields("prices");
    content::Brand brand{
        .name = fields.text("name"),
        .tagline = fields.text("tagline"),
        .support_email = fields.text("support_email"),
        .legal_url = fields.text("legal_url"),
        .store_links = {.ios = links.text_that_may_be_empty("ios"),
                        .android = links.text_that_may_be_empty("android"),
                        .universal = links.text_that_may_be_empty("universal")},
        .prices = {.currency = prices.text("currency"),
                   .three_months_cents = prices.whole_number_above_zero("three_months_cents"),
                   .yearly_cents = prices.whole_number_above_zero("yearly_cents")}};
    links.end();
    prices.end();
    fields.end();
    return brand;
}

content::StateText read_state(YamlFields fields, state::StateName expected) {
    auto const name = fields.text("name");
    if (name != state::to_text(expected))
        fields.note("name", fmt::format("\"{}\" stands where \"{}\" belongs; the order is that of the ring",
                                        name, state::to_text(expected)));
    content::StateText text{.name = expected,
                            .display_name = fields.text("display_name"),
                            .title_name = fields.text("title_name"),
                            .description = fields.text("description"),
                            .color = fields.color("color"),
                            .color_dark = fields.color("color_dark"),
                            .text_color = fields.color("text_color"),
                            .text_color_dark = fields.color("text_color_dark")};
    fields.end();
    return text;
}

std::array<content::StateText, state::kStates.size()> read_states(fs::path const& file) {
    auto entries = yaml_list(file);
    if (entries.size() != state::kStates.size())
        throw ContentError{{.file = file.string(),
                            .line = 1,
                            .field = {},
                            .sentence = fmt::format("there are six states, here are {}", entries.size())}};
    std::array<content::StateText, state::kStates.size()> states;
    Faults faults;
    for (std::size_t i = 0; i < states.size(); ++i)
        faults.gather([&] { states[i] = read_state(entries[i], state::kStates[i]); });
    faults.complain();
    return states;
}

template <class Entry, class ReadEntry>
std::vector<Entry> read_keyed(fs::path const& file, ReadEntry read) {
    std::vector<Entry> entries;
    std::set<std::string> keys;
    Faults faults;
    for (auto& fields : yaml_list(file))
        faults.gather([&] {
            entries.push_back(read(fields));
            if (!keys.insert(entries.back().key).second)
                fields.note("key", fmt::format("\"{}\" stands there twice", entries.back().key));
            fields.end();
        });
    faults.complain();
    return entries;
}

program::Choice read_choice(YamlFields& fields) {
    return {fields.text("key"), fields.text("title")};
}

learn::Category read_category(YamlFields& fields) {
    return {fields.text("key"), fields.text("title")};
}

checkin::BodySign read_body_sign(YamlFields& fields) {
    return {fields.text("key"), fields.text("title"), fields.number_between("arousal", -1, 1),
            fields.number_between("comfort", -1, 1)};
}

/// Short lists with keys, and the states.
void read_lists(fs::path const& folder, content::Content& content, Faults& faults) {
    faults.gather([&] { content.brand = read_brand(folder / "brand/brand.yaml"); });
    faults.gather([&] { content.products = read_products(folder / "brand/products.yaml"); });
    faults.gather([&] { content.offer = read_offer(folder / "brand/offers.yaml"); });
    faults.gather([&] { content.states = read_states(folder / "states.yaml"); });
    faults.gather(
        [&] { content.goals = read_keyed<program::Choice>(folder / "onboarding/goals.yaml", read_choice); });
    faults.gather([&] {
        content.body_signs =
            read_keyed<checkin::BodySign>(folder / "check-in/body_signs.yaml", read_body_sign);
    });
    faults.gather([&] { content.helplines = read_helplines(folder / "safety/helplines.yaml"); });
    faults.gather([&] { content.disclosure = read_disclosure(folder / "safety/disclosure.yaml"); });
    faults.gather([&] { content.imports = read_import_words(folder / "imports"); });
    faults.gather([&] {
        content.moods =
            exercise::Moods{read_moods(folder / "moods.yaml"), read_mood_words(folder / "mood_words.yaml")};
    });
    faults.gather(
        [&] { content.stage_texts = state::StageTexts{read_stage_texts(folder / "stage_texts.yaml")}; });
}

/// Reads the files that refer to others, each only when the files that it refers to could be read.
void read_what_refers(fs::path const& folder, content::Content& content, Faults& faults) {
    auto const exercises = folder / "exercises";
    auto const articles = folder / "articles";
    auto const exercise_ids = stems_in(exercises, ".yaml");
    auto const has_codes = faults.gather([&] {
        content.contraindications = read_contraindications(folder / "safety/contraindications.yaml");
    });
    auto const has_aspects = faults.gather([&] {
        content.life_aspects =
            read_keyed<program::Choice>(folder / "onboarding/life_aspects.yaml", read_choice);
    });
    auto const has_categories = faults.gather([&] {
        content.article_categories =
            read_keyed<learn::Category>(folder / "article_categories.yaml", read_category);
    });
    auto const article_ids = stems_in(articles, ".md");
    auto const has_exercises = has_codes && faults.gather([&] {
        content.exercises = read_exercises(exercises, content.contraindications);
    });
    if (has_exercises && has_aspects && !content.goals.empty())
        faults.gather([&] {
            content.quizzes =
                read_quizzes(folder, {content.life_aspects, content.goals, content.exercises, article_ids});
        });
    if (has_aspects && has_categories)
        faults.gather([&] {
            content.articles =
                read_articles(articles, {content.article_categories, content.life_aspects, exercise_ids});
        });
    if (has_aspects)
        faults.gather([&] {
            content.journal_openings = read_openings(folder / "journal/openings.yaml", content.life_aspects);
        });
    if (has_exercises)
        faults.gather(
            [&] { content.responses = read_responses(folder / "safety/responses.yaml", content.exercises); });
    if (has_exercises && has_aspects)
        faults.gather([&] {
            content.guide_script = read_guide_script(
                folder / "journal", {content.life_aspects, content.exercises, content.contraindications});
        });
    faults.gather(
        [&] { content.curriculum = read_curriculum(folder / "program.yaml", {exercise_ids, article_ids}); });
}

/// The public pages, the course and the book.
void read_pages(fs::path const& folder, content::Content& content, Faults& faults) {
    read_site(folder / "site", content.pages, faults);
    faults.gather([&] { content.pages.legal = read_legal_pages(folder / "legal"); });
    faults.gather([&] { content.course = read_course(folder / "course/outline.yaml"); });
    faults.gather(
        [&] { content.book = read_book(folder / "book", stems_in(folder / "exercises", ".yaml")); });
    demand_known_placeholders(folder / "course/outline.yaml", content.pages.placeholders, faults);
    for (auto const& part : content.book.parts)
        demand_known_placeholders(folder / "book" / part.file, content.pages.placeholders, faults);
}

} // namespace

content::Content read_content(fs::path const& folder) {
    content::Content content;
    Faults faults;
    read_lists(folder, content, faults);
    read_what_refers(folder, content, faults);
    read_pages(folder, content, faults);
    read_mails(folder / "mail/en", Absent::is_a_fault, content, faults);
    faults.complain();
    return content;
}

content::ByLanguage read_content_by_language(fs::path const& folder) {
    content::ByLanguage all;
    auto const& english = all.emplace("en", read_content(folder)).first->second;
    Faults faults;
    if (auto const locales = folder / "locales"; fs::is_directory(locales))
        for (auto const& entry : fs::directory_iterator{locales})
            if (auto const language = entry.path().filename().string();
                entry.is_directory() && language != "en")
                faults.gather([&] { all.emplace(language, in_language(english, folder, language)); });
    faults.complain();
    return all;
}

} // namespace evenkeel::outbound
