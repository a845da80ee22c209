#include "outbound/content/practice/program_file.hpp"

#include "outbound/content/read/words_of.hpp"

#include <optional>

namespace evenkeel::outbound {
namespace {

program::WeekText read_week(YamlFields fields) {
    program::WeekText week{.title = fields.text("title"),
                           .theme = fields.text("theme"),
                           .intention = fields.text("intention"),
                           .reflection_questions = fields.texts("reflection_questions")};
    fields.end();
    if (week.reflection_questions.size() != program::kReflectionQuestions)
        fields.note("reflection_questions", "must hold three questions");
    return week;
}

ExerciseId read_exercise_id(YamlFields& fields, std::string const& field, CurriculumWorld const& world) {
    ExerciseId id{fields.text(field)};
    if (!world.exercise_ids.contains(id.value()))
        fields.note(field, fmt::format("names \"{}\", which is no exercise", id.value()));
    return id;
}

std::string read_article_id(YamlFields& fields, CurriculumWorld const& world) {
    if (!fields.has("article"))
        return {};
    auto id = fields.text("article");
    if (!world.article_ids.contains(id))
        fields.note("article", fmt::format("names \"{}\", which is no article", id));
    return id;
}

program::DayExercises read_exercises_of_day(YamlFields& fields, CurriculumWorld const& world) {
    return {.exercise = read_exercise_id(fields, "exercise", world),
            .stillness = read_exercise_id(fields, "stillness", world)};
}

std::map<state::StateName, program::DayExercises> read_for_states(YamlFields fields,
                                                                  CurriculumWorld const& world) {
    std::map<state::StateName, program::DayExercises> all;
    for (auto const& name : fields.names()) {
        auto const state = state::state_named(name);
        auto entry = fields.fields(name);
        if (!state)
            fields.note(name, "is none of the six states");
        else
            all.emplace(*state, read_exercises_of_day(entry, world));
        entry.end();
    }
    return all;
}

program::DayText read_day(YamlFields& fields, CurriculumWorld const& world) {
    auto play = fields.fields("social_play");
    program::DayText day{.title = fields.text("title"),
                         .article = read_article_id(fields, world),
                         .social_play_title = play.text("title"),
                         .social_play_text = play.text("text"),
                         .exercises = read_exercises_of_day(fields, world),
                         .for_states = {},
                         .check_in_prompt = fields.text("check_in_prompt")};
    if (fields.has("for_states"))
        day.for_states = read_for_states(fields.fields("for_states"), world);
    play.end();
    return day;
}

} // namespace

program::Curriculum read_curriculum(std::filesystem::path const& file, CurriculumWorld const& world) {
    auto fields = yaml_mapping(file);
    program::Curriculum curriculum;
    for (auto const& entry : fields.list("weeks"))
        curriculum.weeks.push_back(read_week(entry));
    if (curriculum.weeks.size() != program::kWeeks)
        fields.note("weeks", "must hold six weeks");

    std::vector<std::optional<program::DayText>> days(program::kProgramDays);
    for (auto& entry : fields.list("days")) {
        auto const number = entry.whole_number_above_zero("day");
        auto& day = days[static_cast<std::size_t>(std::min(number, program::kProgramDays) - 1)];
        if (number > program::kProgramDays)
            entry.note("day", "goes from 1 to 42");
        else if (day)
            entry.note("day", fmt::format("{} stands there twice", number));
        day = read_day(entry, world);
        entry.end();
    }
    fields.end();
    for (std::size_t i = 0; i < days.size(); ++i) {
        if (!days[i])
            fields.complain_about("days", fmt::format("lacks day {}", i + 1));
        curriculum.days.push_back(std::move(*days[i]));
    }
    return curriculum;
}

} // namespace evenkeel::outbound
