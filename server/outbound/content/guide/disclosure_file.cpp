#include "outbound/content/guide/disclosure_file.hpp"

#include "outbound/content/read/field_shapes.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>

namespace evenkeel::outbound {
namespace {

/// A field that is there for one word only, and means yes.
bool says(YamlFields& fields, std::string const& field, std::string_view only) {
    auto const value = fields.text_if_there(field);
    if (value && *value != only)
        fields.note(field, fmt::format("must be {}", only));
    return value.has_value();
}

std::vector<safety::NoticeQuestion> read_questions(YamlFields& fields) {
    std::vector<safety::NoticeQuestion> questions;
    NameSet seen;
    if (!fields.has("questions"))
        return questions;
    for (auto& entry : fields.list("questions")) {
        questions.push_back({.id = entry.text("id"),
                             .text = entry.text("text"),
                             .kind = word<safety::QuestionKind>(entry, "kind"),
                             .refused = entry.text_if_there("refused").value_or("")});
        demand_new(entry, "id", questions.back().id, seen);
        entry.end();
    }
    return questions;
}

safety::Notice read_notice(YamlFields& fields) {
    safety::Notice notice{
        .id = fields.text("id"),
        .when = word<safety::NoticeWhen>(fields, "when"),
        .guide = fields.has("guide") ? std::optional{word<safety::GuideKind>(fields, "guide")} : std::nullopt,
        .acknowledge = word<safety::Acknowledgement>(fields, "acknowledge"),
        .title = fields.text_that_may_be_empty("title"),
        .texts = some_texts(fields, "texts"),
        .questions = read_questions(fields),
        .variants = texts_if_there(fields, "variants"),
        .buttons = texts_if_there(fields, "buttons"),
        .regions = texts_if_there(fields, "regions"),
        .is_in_bold_capitals = says(fields, "style", "bold_capitals_16pt"),
        .is_for_known_minors = says(fields, "who", "known_minor")};
    fields.end();
    return notice;
}

void put_list(YamlFields& fields, std::string const& field, std::vector<std::string>& into) {
    if (!fields.has(field))
        return;
    auto words = fields.texts(field);
    if (words.size() != into.size())
        return fields.note(field, fmt::format("are {}, in English they are {}", words.size(), into.size()));
    into = std::move(words);
}

void put_questions(YamlFields& fields, std::vector<safety::NoticeQuestion>& questions) {
    if (!fields.has("questions"))
        return;
    auto words = fields.fields("questions");
    for (auto const& id : words.names()) {
        auto of_question = words.fields(id);
        auto const found = std::ranges::find(questions, id, &safety::NoticeQuestion::id);
        if (found == questions.end()) {
            words.note(id, "English has no such question");
            continue;
        }
        found->text = of_question.text("text");
        if (!found->refused.empty())
            found->refused = of_question.text("refused");
        of_question.end();
    }
    words.end();
}

} // namespace

void put_disclosure_words(std::filesystem::path const& file, safety::Disclosure& disclosure) {
    auto fields = yaml_mapping(file);
    auto words = fields.fields("notices");
    for (auto const& id : words.names()) {
        auto of_notice = words.fields(id);
        auto const found = std::ranges::find(disclosure.notices, id, &safety::Notice::id);
        if (found == disclosure.notices.end()) {
            words.note(id, "English has no such notice");
            continue;
        }
        if (!found->title.empty())
            found->title = of_notice.text("title");
        put_list(of_notice, "texts", found->texts);
        put_list(of_notice, "variants", found->variants);
        put_list(of_notice, "buttons", found->buttons);
        put_questions(of_notice, found->questions);
        of_notice.end();
    }
    words.end();
    fields.end();
}

safety::Disclosure read_disclosure(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    safety::Disclosure all{.version = fields.text("version"), .dated = day(fields, "dated"), .notices = {}};
    NameSet seen;
    for (auto& entry : fields.list("notices")) {
        all.notices.push_back(read_notice(entry));
        demand_new(entry, "id", all.notices.back().id, seen);
    }
    if (all.notices.empty())
        fields.note("notices", "needs at least one notice");
    fields.end();
    return all;
}

} // namespace evenkeel::outbound
