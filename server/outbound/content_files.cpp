#include "outbound/content_files.hpp"

#include "outbound/article_files.hpp"
#include "outbound/content/exercise_files.hpp"
#include "outbound/content/mood_files.hpp"
#include "outbound/content/openings_file.hpp"
#include "outbound/content/products_file.hpp"
#include "outbound/content/program_file.hpp"
#include "outbound/content/quiz_file.hpp"
#include "outbound/content/stage_texts_file.hpp"
#include "outbound/yaml_file.hpp"

#include <fmt/format.h>
#include <set>

namespace evenkeel::outbound {
namespace {

content::Brand read_brand(std::filesystem::path const& file) {
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
        throw ContentError{
            fmt::format("states.yaml: \"{}\" stands where \"{}\" belongs; the order is that of the ring",
                        name, state::to_text(expected))};
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

std::array<content::StateText, state::kStates.size()> read_states(std::filesystem::path const& file) {
    auto entries = yaml_list(file);
    if (entries.size() != state::kStates.size())
        throw ContentError{
            fmt::format("{}:1: there are six states, here are {}", file.string(), entries.size())};
    std::array<content::StateText, state::kStates.size()> states;
    for (std::size_t i = 0; i < states.size(); ++i)
        states[i] = read_state(entries[i], state::kStates[i]);
    return states;
}

template <class Entry, class ReadEntry>
std::vector<Entry> read_keyed(std::filesystem::path const& file, ReadEntry read) {
    std::vector<Entry> entries;
    std::set<std::string> keys;
    for (auto& fields : yaml_list(file)) {
        entries.push_back(read(fields));
        fields.end();
        if (!keys.insert(entries.back().key).second)
            throw ContentError{
                fmt::format("{}: the key \"{}\" stands there twice", file.string(), entries.back().key)};
    }
    if (entries.empty())
        throw ContentError{fmt::format("{}:1: the list is empty", file.string())};
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

content::MailText read_mail(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    content::MailText mail{fields.text("subject"), fields.text("body")};
    fields.end();
    return mail;
}

content::AccountMailTexts read_account_mails(std::filesystem::path const& folder) {
    return {.sign_in_link = read_mail(folder / "sign_in_link.yaml"),
            .password_reset = read_mail(folder / "password_reset.yaml"),
            .address_change = read_mail(folder / "address_change.yaml"),
            .address_change_notice = read_mail(folder / "address_change_notice.yaml"),
            .address_taken = read_mail(folder / "address_taken.yaml"),
            .erase_request = read_mail(folder / "erase_request.yaml"),
            .erase_receipt = read_mail(folder / "erase_receipt.yaml")};
}

} // namespace

content::Content read_content(std::filesystem::path const& folder) {
    auto contraindications = read_contraindications(folder / "safety/contraindications.yaml");
    auto exercises = read_exercises(folder / "exercises", contraindications);
    auto curriculum = read_curriculum(folder / "program.yaml", exercises);
    content::Content content{
        .brand = read_brand(folder / "brand/brand.yaml"),
        .states = read_states(folder / "states.yaml"),
        .goals = read_keyed<program::Choice>(folder / "onboarding/goals.yaml", read_choice),
        .life_aspects = read_keyed<program::Choice>(folder / "onboarding/life_aspects.yaml", read_choice),
        .body_signs = read_keyed<checkin::BodySign>(folder / "check-in/body_signs.yaml", read_body_sign),
        .article_categories = read_keyed<learn::Category>(folder / "article_categories.yaml", read_category),
        .articles = {},
        .welcome_mail = read_mail(folder / "mail/en/welcome.yaml"),
        .account_mails = read_account_mails(folder / "mail/en"),
        .exercises = std::move(exercises),
        .contraindications = std::move(contraindications),
        .moods = exercise::Moods{read_moods(folder / "moods.yaml")},
        .stage_texts = state::StageTexts{read_stage_texts(folder / "stage_texts.yaml")},
        .curriculum = std::move(curriculum),
        .invite_mail = read_mail(folder / "mail/en/invite.yaml"),
        .trainer_invite_mail = read_mail(folder / "mail/en/trainer_invite.yaml"),
        .products = read_products(folder / "brand/products.yaml"),
        .quizzes = {},
        .journal_openings = {}};
    content.articles = read_articles(folder / "articles", {content.article_categories, content.life_aspects});
    content.quizzes = read_quizzes(folder, {content.life_aspects, content.goals, content.exercises});
    content.journal_openings = read_openings(folder / "journal/openings.yaml", content.life_aspects);
    return content;
}

} // namespace evenkeel::outbound
