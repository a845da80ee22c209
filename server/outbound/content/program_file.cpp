#include "outbound/content/program_file.hpp"

#include "outbound/content/words_of.hpp"
#include "outbound/content_files.hpp"

#include <optional>

namespace evenkeel::outbound {
namespace {

using Library = std::vector<exercise::Exercise>;

program::WeekText read_week(YamlFields fields) {
    program::WeekText week{.title = fields.text("title"),
                           .theme = fields.text("theme"),
                           .intention = fields.text("intention"),
                           .reflection_questions = fields.texts("reflection_questions")};
    fields.end();
    if (week.reflection_questions.size() != program::kReflectionQuestions)
        fields.complain_about("reflection_questions", "must hold three questions");
    return week;
}

ExerciseId read_exercise_id(YamlFields& fields, std::string const& field, Library const& library) {
    ExerciseId id{fields.text(field)};
    if (exercise::find(library, id) == nullptr)
        fields.complain_about(field, fmt::format("names \"{}\", which is no exercise", id.value()));
    return id;
}

program::DayExercises read_exercises_of_day(YamlFields& fields, Library const& library) {
    return {.exercise = read_exercise_id(fields, "exercise", library),
            .stillness = read_exercise_id(fields, "stillness", library)};
}

std::map<state::StateName, program::DayExercises> read_for_states(YamlFields fields, Library const& library) {
    std::map<state::StateName, program::DayExercises> all;
    for (auto const& name : fields.names()) {
        auto const state = state::state_named(name);
        if (!state)
            fields.complain_about(name, "is none of the six states");
        auto entry = fields.fields(name);
        all.emplace(*state, read_exercises_of_day(entry, library));
        entry.end();
    }
    return all;
}

program::DayText read_day(YamlFields& fields, Library const& library) {
    auto play = fields.fields("social_play");
    program::DayText day{.title = fields.text("title"),
                         .article = fields.has("article") ? fields.text("article") : "",
                         .social_play_title = play.text("title"),
                         .social_play_text = play.text("text"),
                         .exercises = read_exercises_of_day(fields, library),
                         .for_states = {},
                         .check_in_prompt = fields.text("check_in_prompt")};
    if (fields.has("for_states"))
        day.for_states = read_for_states(fields.fields("for_states"), library);
    play.end();
    return day;
}

} // namespace

program::Curriculum read_curriculum(std::filesystem::path const& file, Library const& library) {
    auto fields = yaml_mapping(file);
    program::Curriculum curriculum;
    for (auto const& entry : fields.list("weeks"))
        curriculum.weeks.push_back(read_week(entry));
    if (curriculum.weeks.size() != program::kWeeks)
        fields.complain_about("weeks", "must hold six weeks");

    std::vector<std::optional<program::DayText>> days(program::kProgramDays);
    for (auto& entry : fields.list("days")) {
        auto const number = entry.whole_number_above_zero("day");
        if (number > program::kProgramDays)
            entry.complain_about("day", "goes from 1 to 42");
        auto& day = days[static_cast<std::size_t>(number - 1)];
        if (day)
            entry.complain_about("day", fmt::format("{} stands there twice", number));
        day = read_day(entry, library);
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
