#include "outbound/content/site/quiz_rules.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

enum class Side { regulated, dysregulated };

quiz::Points read_points(YamlFields fields, Side side) {
    quiz::Points points{};
    for (auto const& name : fields.names()) {
        auto const state = state::state_named(name);
        if (!state) {
            fields.note(name, "is none of the six states");
            continue;
        }
        if (state::is_regulated(*state) != (side == Side::regulated))
            fields.note(name, side == Side::regulated ? "is no state of the settled side"
                                                      : "is no state of the strained side");
        points[static_cast<std::size_t>(*state)] = fields.whole_number_above_zero(name);
    }
    return points;
}

void read_sliders(YamlFields fields, std::vector<quiz::Slider>& sliders) {
    for (auto& slider : sliders) {
        auto entry = fields.fields(slider.key);
        slider.above = read_points(entry.fields("above"), Side::regulated);
        slider.below = read_points(entry.fields("below"), Side::dysregulated);
        entry.end();
    }
    fields.end();
}

template <class Box>
void read_boxes(YamlFields fields, Side side, std::vector<Box>& boxes) {
    for (auto& box : boxes)
        box.points = read_points(fields.fields(box.key), side);
    fields.end();
}

int percent(YamlFields& fields, std::string const& field) {
    constexpr double kWhole = 100;
    auto const value = fields.number_between(field, 0, kWhole);
    return std::isnan(value) ? 0 : static_cast<int>(value);
}

quiz::Thresholds read_thresholds(YamlFields fields) {
    quiz::Thresholds thresholds{.most_reasons = fields.whole_number_above_zero("most_reasons"),
                                .slider_reason_steps = fields.whole_number_above_zero("slider_reason_steps"),
                                .clear_certainty = fields.number_between("clear_certainty", 0, 1),
                                .mixed_certainty = fields.number_between("mixed_certainty", 0, 1),
                                .steady_regulation = percent(fields, "steady_regulation"),
                                .mixed_regulation = percent(fields, "mixed_regulation"),
                                .heavy_regulation = percent(fields, "heavy_regulation")};
    fields.end();
    return thresholds;
}

std::vector<ExerciseId> read_exercise_ids(YamlFields& fields,
                                          std::vector<exercise::Exercise> const& library) {
    std::vector<ExerciseId> ids;
    for (auto const& name : fields.texts("exercises")) {
        auto const* const found = exercise::find(library, ExerciseId{name});
        if (found == nullptr)
            fields.note("exercises", fmt::format("names \"{}\", which is no exercise", name));
        else if (found->opt_in || !found->contraindications.empty())
            fields.note("exercises",
                        fmt::format("names \"{}\", which is not for everybody; nobody was asked about their "
                                    "health yet",
                                    name));
        ids.emplace_back(name);
    }
    return ids;
}

void read_result(YamlFields fields, QuizWorld const& world, quiz::Outcome& outcome) {
    outcome.goal = fields.text("goal");
    if (std::ranges::find(world.goals, outcome.goal, &program::Choice::key) == world.goals.end())
        fields.note("goal", "is none of onboarding/goals.yaml");
    outcome.exercises = read_exercise_ids(fields, world.exercises);
    for (auto const& name : fields.texts("articles")) {
        if (!world.article_ids.contains(name))
            fields.note("articles", fmt::format("names \"{}\", which is no article", name));
        outcome.articles.emplace_back(name);
    }
    fields.end();
}

void read_results(YamlFields fields, QuizWorld const& world, quiz::ByState<quiz::Outcome>& outcomes) {
    for (auto const state : state::kStates)
        read_result(fields.fields(std::string{state::to_text(state)}), world,
                    outcomes[static_cast<std::size_t>(state)]);
    fields.end();
}

void read_pages(YamlFields fields, QuizWorld const& world, std::vector<quiz::Page>& pages) {
    for (auto& page : pages) {
        auto entry = fields.fields(page.life_aspect);
        auto const article = entry.text("article");
        if (!world.article_ids.contains(article))
            entry.note("article", fmt::format("names \"{}\", which is no article", article));
        page.article = learn::ArticleId{article};
        entry.end();
    }
    fields.end();
}

} // namespace

void read_quiz_rules(YamlFields rules, QuizWorld const& world, quiz::Quiz& into) {
    into.page_points = rules.whole_number_above_zero("page_points");
    read_boxes(rules.fields("symptoms"), Side::dysregulated, into.symptoms);
    read_boxes(rules.fields("habits"), Side::regulated, into.habits);
    read_sliders(rules.fields("sliders"), into.sliders);
    into.thresholds = read_thresholds(rules.fields("thresholds"));
    into.body_symptoms = rules.texts("body_symptoms");
    for (auto const& key : into.body_symptoms)
        if (std::ranges::find(into.symptoms, key, &quiz::Symptom::key) == into.symptoms.end())
            rules.note("body_symptoms", fmt::format("names \"{}\", which is no symptom", key));
    read_pages(rules.fields("pages"), world, into.pages);
    read_results(rules.fields("results"), world, into.outcomes);
    rules.end();
}

} // namespace evenkeel::outbound
