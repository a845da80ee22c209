#pragma once

#include "core/program/program_rules.hpp"
#include "tests/support/sample_exercises.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

namespace evenkeel::testing {

/// A safety level that a test sets.
class FixedSafetyLevel final : public safety::SafetyLevels {
public:
    [[nodiscard]] safety::SafetyLevel level_of(MemberId const& /*member*/) const override {
        return {.level = level};
    }

    int level{0};
};

/// Words for every way: "play to stillness".
inline state::StageTexts some_stage_texts() {
    std::vector<state::StageText> texts;
    for (auto const from : state::kStates)
        for (auto const to : state::kStates)
            texts.push_back(
                {.from = from,
                 .to = to,
                 .title = std::string{state::to_text(from)} + " to " + std::string{state::to_text(to)},
                 .text = "Go."});
    return state::StageTexts{texts};
}

inline exercise::Exercise an_exercise_from(std::string const& id, std::optional<state::StateName> from,
                                           state::StateName to) {
    auto exercise = an_exercise(id);
    exercise.routes = {{from, to}};
    return exercise;
}

/// Three exercises: two breaths, and a walk for who has no heart condition.
inline std::vector<exercise::Exercise> a_small_library() {
    auto walk = an_exercise_from("brisk-walk", state::StateName::overwhelm, state::StateName::play);
    walk.kind = exercise::Kind::movement;
    walk.plan_part = exercise::PlanPart::exercise;
    walk.contraindications = {'H'};
    return {walk,
            an_exercise_from("long-exhale", state::StateName::sympathetic, state::StateName::parasympathetic),
            an_exercise_from("soft-look", std::nullopt, state::StateName::parasympathetic)};
}

inline program::Curriculum a_curriculum() {
    program::Curriculum curriculum;
    for (int week = 1; week <= program::kWeeks; ++week)
        curriculum.weeks.push_back({.title = "Week " + std::to_string(week),
                                    .theme = "t",
                                    .intention = "i",
                                    .reflection_questions = {"a", "b", "c"}});
    for (int day = 1; day <= program::kProgramDays; ++day)
        curriculum.days.push_back({.title = "Day " + std::to_string(day),
                                   .article = "a",
                                   .social_play_title = "p",
                                   .social_play_text = "t",
                                   .exercises = {ExerciseId{"brisk-walk"}, ExerciseId{"long-exhale"}},
                                   .for_states = {{state::StateName::overwhelm,
                                                   {ExerciseId{"brisk-walk"}, ExerciseId{"soft-look"}}}},
                                   .check_in_prompt = "c"});
    return curriculum;
}

/// A small library and six short weeks, and the rules of exercises and program over stores that begin empty.
struct PracticeWorld {
    std::vector<exercise::Exercise> library{a_small_library()};
    std::vector<exercise::Contraindication> contraindications{
        {'H', "Heart", "?"}, {'P', "Pregnancy", "?"}, {'S', "Hard moment", "?"}};
    exercise::Moods moods{{{"calm", "Calm", state::StateName::stillness, state::RingAngle{40}, {"peaceful"}},
                           {"swamped", "Swamped", state::StateName::overwhelm, state::RingAngle{270}, {}},
                           {"tense", "Tense", state::StateName::sympathetic, state::RingAngle{210}, {}}}};
    state::StageTexts stage_texts{some_stage_texts()};
    program::Curriculum curriculum{a_curriculum()};
    std::vector<program::Choice> goals{{"sleep", "Sleep"}, {"calm", "Calm"}};
    std::vector<program::Choice> life_aspects{{"work", "Work"}, {"family", "Family"}};
    exercise::Shelf shelf{library,
                          contraindications,
                          moods,
                          stage_texts,
                          {{"Stillness", "Ventral Vagal", "Play", "Sympathetic", "Overwhelm", "Dorsal Vagal"},
                           Sentences::english()}};
    program::ProgramTexts texts{curriculum, shelf, goals, life_aspects};

    TestStores stores;
    TestOutside outside;
    FixedSafetyLevel safety_level;
    exercise::ExerciseRules exercise{stores, outside, safety_level, stores.onboardings};
    program::ProgramRules program{stores, outside, exercise};

    /// Keeps what the member answered, as "known H" says it.
    void answer_safety_questions(MemberId const& member, std::string const& answers) {
        stores.safety_profiles.keep(member, outside.vault.seal("v1 " + member.value() + " " + answers),
                                    outside.clock.now());
    }
};

} // namespace evenkeel::testing
