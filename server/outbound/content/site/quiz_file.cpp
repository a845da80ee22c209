#include "outbound/content/site/quiz_file.hpp"

#include "outbound/content/read/translated.hpp"
#include "outbound/content/read/words_of.hpp"
#include "outbound/content/site/quiz_rules.hpp"
#include "outbound/content_error.hpp"

#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

constexpr char kFile[] = "quiz/discovery.yaml";
constexpr std::size_t kFirstSteps = 3;

std::vector<quiz::AnswerWords> read_answers(YamlFields fields, bool regulated_only) {
    std::vector<quiz::AnswerWords> answers;
    for (auto const state : state::kStates)
        if (!regulated_only || state::is_regulated(state))
            answers.push_back({state, fields.text(std::string{state::to_text(state)})});
    fields.end();
    return answers;
}

quiz::ByState<std::string> read_result_texts(YamlFields fields) {
    quiz::ByState<std::string> texts;
    auto const settled = fields.text("settled");
    for (auto const state : state::kStates)
        texts[static_cast<std::size_t>(state)] =
            state::is_regulated(state) ? settled : fields.text(std::string{state::to_text(state)});
    fields.end();
    return texts;
}

quiz::Page read_page(std::string const& life_aspect, YamlFields fields) {
    quiz::Page page{.life_aspect = life_aspect,
                    .title = fields.text("title"),
                    .question = fields.text("question"),
                    .preferred_question = fields.text("preferred_question"),
                    .answers = read_answers(fields.fields("answers"), false),
                    .preferred = read_answers(fields.fields("preferred"), true),
                    .result_texts = read_result_texts(fields.fields("result")),
                    .article = {}};
    fields.end();
    return page;
}

std::vector<quiz::Page> read_pages(YamlFields fields, std::vector<program::Choice> const& life_aspects) {
    std::vector<quiz::Page> pages;
    for (auto const& aspect : life_aspects)
        pages.push_back(read_page(aspect.key, fields.fields(aspect.key)));
    fields.end();
    return pages;
}

quiz::Section read_section(YamlFields& fields, bool has_none) {
    return {.title = fields.text("title"),
            .question = fields.text("question"),
            .none = has_none ? fields.text("none") : std::string{}};
}

/// The entries of `options`, in their order. Their keys are kept with the answers, one word each.
template <class Entry, class Read>
std::vector<Entry> read_options(YamlFields options, Read read) {
    std::vector<Entry> entries;
    for (auto const& key : options.names()) {
        if (key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
            options.note(key, "must be a key of small letters and \"_\"");
        auto fields = options.fields(key);
        entries.push_back(read(key, fields));
        fields.end();
    }
    options.end();
    return entries;
}

quiz::Symptom read_symptom(std::string const& key, YamlFields& fields) {
    return {.key = key, .title = fields.text("title"), .reason = fields.text("reason")};
}

quiz::Habit read_habit(std::string const& key, YamlFields& fields) {
    return {.key = key,
            .title = fields.text("title"),
            .statement = fields.text("statement"),
            .done = fields.text("done"),
            .missing = fields.text("missing")};
}

quiz::Slider read_slider(std::string const& key, YamlFields& fields) {
    return {.key = key,
            .title = fields.text("title"),
            .question = fields.text("question"),
            .lowest = fields.text("lowest"),
            .highest = fields.text("highest"),
            .low = fields.text("low"),
            .high = fields.text("high")};
}

quiz::Outcome read_outcome(YamlFields fields) {
    quiz::Outcome outcome{.headline = fields.text("headline"),
                          .explanation = fields.text("explanation"),
                          .life_aspects_reason = fields.text("life_aspects_reason"),
                          .first_steps = fields.texts("first_steps"),
                          .goal = {},
                          .exercises = {},
                          .articles = {}};
    fields.end();
    if (outcome.first_steps.size() != kFirstSteps)
        fields.note("first_steps", "must hold three steps");
    for (auto const* const place : {"{count}", "{total}"})
        if (!outcome.life_aspects_reason.contains(place))
            fields.note("life_aspects_reason", fmt::format("lacks {}", place));
    return outcome;
}

quiz::ByState<quiz::Outcome> read_outcomes(YamlFields fields) {
    quiz::ByState<quiz::Outcome> outcomes;
    for (auto const state : state::kStates)
        outcomes[static_cast<std::size_t>(state)] =
            read_outcome(fields.fields(std::string{state::to_text(state)}));
    fields.end();
    return outcomes;
}

quiz::ResultWords read_words(YamlFields fields) {
    auto certainty = fields.fields("certainty");
    auto regulation = fields.fields("regulation");
    auto care = fields.fields("care");
    quiz::ResultWords words{.clear = certainty.text("clear"),
                            .mixed = certainty.text("mixed"),
                            .spread = certainty.text("spread"),
                            .steady = regulation.text("steady"),
                            .balanced = regulation.text("mixed"),
                            .strained = regulation.text("strained"),
                            .care_body = care.text("body"),
                            .care_heavy = care.text("heavy")};
    for (auto const* part : {&certainty, &regulation, &care, &fields})
        part->end();
    return words;
}

quiz::Quiz read_quiz(YamlFields fields, QuizWorld const& world) {
    auto symptoms = fields.fields("symptoms");
    auto habits = fields.fields("habits");
    auto sliders = fields.fields("sliders");
    quiz::Quiz quiz{.title = fields.text("title"),
                    .intro = fields.text("intro"),
                    .disclaimer = fields.text("disclaimer"),
                    .pages = read_pages(fields.fields("pages"), world.life_aspects),
                    .symptoms_section = read_section(symptoms, true),
                    .symptoms = read_options<quiz::Symptom>(symptoms.fields("options"), read_symptom),
                    .habits_section = read_section(habits, true),
                    .habits = read_options<quiz::Habit>(habits.fields("options"), read_habit),
                    .sliders_section = read_section(sliders, false),
                    .sliders = read_options<quiz::Slider>(sliders.fields("options"), read_slider),
                    .outcomes = read_outcomes(fields.fields("results")),
                    .words = read_words(fields.fields("words")),
                    .page_points = 0,
                    .thresholds = {},
                    .body_symptoms = {}};
    read_quiz_rules(fields.fields("rules"), world, quiz);
    for (auto const* part : {&symptoms, &habits, &sliders, &fields})
        part->end();
    return quiz;
}

quiz::Quiz read_translation(YAML::Node const& english, std::filesystem::path const& file,
                            QuizWorld const& world) {
    auto const translation = load_yaml(file);
    if (translation.IsMap() && translation["rules"])
        throw ContentError{{.file = file.string(),
                            .line = translation["rules"].Mark().line + 1,
                            .field = "rules",
                            .sentence = "the rules stand in the English file, once for all languages"}};
    return read_quiz({file.string(), translated(english, translation, file.string())}, world);
}

} // namespace

quiz::Quizzes read_quizzes(std::filesystem::path const& folder, QuizWorld const& world) {
    auto const file = folder / kFile;
    auto const english = load_yaml(file);
    auto quiz = read_quiz({file.string(), english}, world);
    std::map<std::string, quiz::Quiz> translations;
    if (auto const locales = folder / "locales"; std::filesystem::is_directory(locales))
        for (auto const& entry : std::filesystem::directory_iterator{locales})
            if (auto const words = entry.path() / kFile; std::filesystem::exists(words))
                translations.emplace(entry.path().filename().string(),
                                     read_translation(english, words, world));
    return quiz::Quizzes{std::move(quiz), std::move(translations)};
}

} // namespace evenkeel::outbound
