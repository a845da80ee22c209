#include "outbound/content/read/locale_files.hpp"

#include "core/base/text.hpp"
#include "outbound/content/guide/disclosure_file.hpp"
#include "outbound/content/guide/guide_files.hpp"
#include "outbound/content/guide/helplines_file.hpp"
#include "outbound/content/guide/responses_file.hpp"
#include "outbound/content/mail_files.hpp"
#include "outbound/content/practice/exercise_files.hpp"
#include "outbound/content/practice/mood_files.hpp"
#include "outbound/content/read/words_of.hpp"

#include <algorithm>
#include <fmt/ranges.h>
#include <map>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestTranslatedTitle = 40; // characters, as in English

/// The word of the language where there is one.
void put(YamlFields& fields, std::string const& field, std::string& into) {
    if (auto word = fields.text_if_there(field))
        into = *std::move(word);
}

/// Runs `read` with the fields of each key of a file such as {<key>: {title: …}}.
template <class Read>
void each_key(fs::path const& file, Faults& faults, Read const& read) {
    if (!fs::exists(file))
        return;
    faults.gather([&] {
        auto fields = yaml_mapping(file);
        for (auto const& key : fields.names()) {
            auto words = fields.fields(key);
            if (!read(key, words))
                fields.note(key, "English has no such key");
            words.end();
        }
        fields.end();
    });
}

template <class Entry>
void put_titles(fs::path const& file, std::vector<Entry>& entries, Faults& faults) {
    each_key(file, faults, [&](std::string const& key, YamlFields& words) {
        auto const found = std::ranges::find(entries, key, &Entry::key);
        if (found != entries.end())
            put(words, "title", found->title);
        return found != entries.end();
    });
}

void put_states(fs::path const& file, content::Content& content, Faults& faults) {
    each_key(file, faults, [&](std::string const& key, YamlFields& words) {
        auto const name = state::state_named(key);
        if (!name)
            return false;
        auto& state = content.states[static_cast<std::size_t>(*name)];
        put(words, "display_name", state.display_name);
        put(words, "title_name", state.title_name);
        put(words, "description", state.description);
        return true;
    });
}

void put_contraindications(fs::path const& file, content::Content& content, Faults& faults) {
    each_key(file, faults, [&](std::string const& key, YamlFields& words) {
        auto const found = std::ranges::find_if(content.contraindications, [&](auto const& entry) {
            return key.size() == 1 && entry.code == key.front();
        });
        if (found == content.contraindications.end())
            return false;
        put(words, "title", found->title);
        put(words, "question", found->question);
        return true;
    });
}

void put_stage_texts(fs::path const& file, content::Content& content, Faults& faults) {
    if (!fs::exists(file))
        return;
    auto texts = content.stage_texts.all();
    faults.gather([&] {
        Faults of_entries;
        for (auto& fields : yaml_list(file))
            of_entries.gather([&] {
                auto const from = state_word(fields, "from");
                auto const to = state_word(fields, "to");
                auto const found = std::ranges::find_if(
                    texts, [&](auto const& text) { return text.from == from && text.to == to; });
                put(fields, "title", found->title);
                put(fields, "text", found->text);
                fields.end();
            });
        of_entries.complain();
    });
    content.stage_texts = state::StageTexts{std::move(texts)};
}

void put_cues(YamlFields& fields, exercise::Exercise& exercise) {
    if (!fields.has("cues"))
        return;
    std::vector<std::string*> places;
    for (auto& group : exercise.steps)
        for (auto& step : group.steps)
            places.push_back(&step.cue);
    auto const cues = fields.texts("cues");
    if (cues.size() != places.size())
        return fields.note("cues", fmt::format("are {}, the exercise has {}", cues.size(), places.size()));
    for (std::size_t i = 0; i < cues.size(); ++i)
        *places[i] = cues[i];
}

void put_needs(YamlFields& fields, exercise::Exercise& exercise) {
    if (!fields.has("needs"))
        return;
    auto needs = fields.texts("needs");
    if (needs.size() != exercise.needs.size())
        return fields.note("needs",
                           fmt::format("are {}, the exercise has {}", needs.size(), exercise.needs.size()));
    exercise.needs = std::move(needs);
}

void put_exercise(fs::path const& file, exercise::Exercise& exercise) {
    auto fields = yaml_mapping(file);
    put(fields, "title", exercise.title);
    put(fields, "summary", exercise.summary);
    put(fields, "evidence_note", exercise.evidence.note);
    put(fields, "feels_like", exercise.feels_like);
    put(fields, "stop_if", exercise.stop_if);
    put(fields, "script", exercise.script);
    put_needs(fields, exercise);
    put_cues(fields, exercise);
    if (fields.has("variants")) {
        auto variants = fields.fields("variants");
        put(variants, "shorter", exercise.variants.shorter);
        put(variants, "gentler", exercise.variants.gentler);
        put(variants, "trauma_sensitive", exercise.variants.trauma_sensitive);
        variants.end();
    }
    if (characters_in(exercise.title) > kLongestTranslatedTitle)
        fields.note("title", "is longer than 40 characters");
    fields.end();
}

void put_exercises(fs::path const& folder, content::Content& content, Faults& faults) {
    for (auto const& id : stems_in(folder, ".yaml")) {
        auto const file = folder / (id + ".yaml");
        auto const found = std::ranges::find(content.exercises, ExerciseId{id}, &exercise::Exercise::id);
        if (found != content.exercises.end())
            faults.gather([&] { put_exercise(file, *found); });
        else
            faults.add({.file = file.string(),
                        .line = 1,
                        .field = {},
                        .sentence = "English has no exercise of this name"});
    }
}

/// English words stay understood after the language's own, where no mood of the language has them: people
/// mix.
void keep_english(std::vector<exercise::Mood>& moods, std::vector<exercise::Mood> const& english,
                  std::map<std::string, std::string>& owners) {
    for (std::size_t i = 0; i < moods.size(); ++i) {
        auto words = english[i].synonyms;
        words.push_back(english[i].title);
        for (auto const& word : words)
            if (owners.try_emplace(exercise::plain_words(word), moods[i].key).second)
                moods[i].synonyms.push_back(word);
    }
}

void put_moods(fs::path const& folder, content::Content& content, Faults& faults) {
    auto const english = content.moods.all();
    auto moods = english;
    auto words = content.moods.words();
    std::map<std::string, std::string> owners;
    if (auto const file = folder / "mood_words.yaml"; fs::exists(file))
        faults.gather([&] { words = read_mood_words(file); });
    each_key(folder / "moods.yaml", faults, [&](std::string const& key, YamlFields& fields) {
        auto const found = std::ranges::find(moods, key, &exercise::Mood::key);
        if (found == moods.end())
            return false;
        put(fields, "title", found->title);
        found->synonyms = fields.texts("synonyms");
        note_shared_words(fields, *found, owners);
        return true;
    });
    keep_english(moods, english, owners);
    content.moods = exercise::Moods{std::move(moods), std::move(words)};
}

/// Reads the sentences of our own code: {<the English pattern>: <its pattern here>}.
void put_sentences(fs::path const& file, std::string const& language, content::Content& content,
                   Faults& faults) {
    if (!fs::exists(file))
        return;
    faults.gather([&] {
        auto fields = yaml_mapping(file);
        Sentences::Patterns patterns;
        for (auto const& english : fields.names()) {
            auto pattern = fields.text(english);
            auto const slots = slots_in(english);
            if (!slots.empty() && !is_pattern(pattern))
                fields.note(english, "its braces do not fit each other");
            else if (slots_in(pattern) != slots)
                fields.note(english,
                            fmt::format("needs the slots {{{}}} and no others", fmt::join(slots, "}, {")));
            patterns.emplace(english, std::move(pattern));
        }
        fields.end();
        content.sentences = Sentences{language, std::move(patterns)};
    });
}

} // namespace

content::LanguageName read_language_name(fs::path const& file) {
    auto fields = yaml_mapping(file);
    content::LanguageName language{.name = fields.text("name"),
                                   .is_right_to_left = fields.flag("right_to_left")};
    fields.end();
    return language;
}

content::Content in_language(content::Content const& english, fs::path const& folder,
                             std::string const& language) {
    auto content = english;
    auto const words = folder / "locales" / language;
    Faults faults;
    faults.gather([&] { content.language = read_language_name(words / "language.yaml"); });
    put_sentences(words / "sentences.yaml", language, content, faults);
    put_states(words / "states.yaml", content, faults);
    put_titles(words / "onboarding/goals.yaml", content.goals, faults);
    put_titles(words / "onboarding/life_aspects.yaml", content.life_aspects, faults);
    put_titles(words / "check-in/body_signs.yaml", content.body_signs, faults);
    put_titles(words / "article_categories.yaml", content.article_categories, faults);
    put_contraindications(words / "safety/contraindications.yaml", content, faults);
    put_stage_texts(words / "stage_texts.yaml", content, faults);
    put_moods(words, content, faults);
    if (auto const file = words / "safety/helplines.yaml"; fs::exists(file))
        faults.gather([&] { put_helpline_words(file, content.helplines); });
    if (auto const file = words / "safety/responses.yaml"; fs::exists(file))
        faults.gather([&] { put_reply_words(file, content.responses); });
    if (auto const file = words / "safety/disclosure.yaml"; fs::exists(file))
        faults.gather([&] { put_disclosure_words(file, content.disclosure); });
    if (auto const file = words / "journal/guide.yaml"; fs::exists(file))
        faults.gather([&] { put_guide_words(file, content.guide_script); });
    put_exercises(words / "exercises", content, faults);
    read_mails(folder / "mail" / language, Absent::stays_as_it_is, content, faults);
    faults.complain();
    return content;
}

} // namespace evenkeel::outbound
