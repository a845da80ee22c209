#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/exercise/browse.hpp"
#include "core/exercise/read_practice_time.hpp"
#include "core/exercise/recommend.hpp"
#include "core/exercise/record_result.hpp"
#include "core/exercise/resonance_pace.hpp"
#include "core/program/read_practice.hpp"
#include "core/program/read_program.hpp"
#include "core/safety/member_risks.hpp"

namespace evenkeel::app {

/// The use cases of exercises, the program and the practice rhythm.
struct PracticeRules {
    PracticeRules(Stores& stores, Outside const& outside)
        : safety_levels{stores.member_risks, outside.clock}, today{stores.members, outside.clock},
          read_caution{{stores.safety_profiles, safety_levels, outside.vault},
                       outside.content.contraindications},
          keep_safety_profile{{stores.safety_profiles, outside.vault, outside.clock},
                              outside.content.contraindications,
                              outside.content.exercises},
          suggest{stores.exercise_results, read_caution, shelf_of(outside.content)},
          suggest_now{suggest, stores.suggestions}, recommend{{.suggest = suggest,
                                                               .suggestions = stores.suggestions,
                                                               .members = stores.members,
                                                               .check_ins = stores.check_ins,
                                                               .onboardings = stores.onboardings,
                                                               .clock = outside.clock}},
          record_result{{.results = stores.exercise_results,
                         .members = stores.members,
                         .clock = outside.clock,
                         .secure = outside.secure},
                        outside.content.exercises},
          read_practice_time{
              {.members = stores.members, .results = stores.exercise_results, .clock = outside.clock}},
          keep_resonance_pace{stores.resonance_paces, outside.clock},
          browse{stores.exercise_results, read_caution, outside.content.exercises},
          read_practice{stores.programs, stores.practice_log}, read_day{suggest, read_caution},
          read_program{{.programs = stores.programs,
                        .check_ins = stores.check_ins,
                        .read_day = read_day,
                        .today = today},
                       outside.content.curriculum},
          steer_program{stores.programs, today}, reflect{stores.programs, today},
          tick_plan_item{stores.practice_log, today}, choose_rest{stores.practice_log, today} {}

    // They refer to each other.
    PracticeRules(PracticeRules const&) = delete;
    PracticeRules& operator=(PracticeRules const&) = delete;

    safety::RecentLevels safety_levels;
    program::Today today;
    exercise::ReadCaution read_caution;
    exercise::KeepSafetyProfile keep_safety_profile;
    exercise::Suggest suggest;
    exercise::SuggestNow suggest_now;
    exercise::Recommend recommend;
    exercise::RecordResult record_result;
    exercise::ReadPracticeTime read_practice_time;
    exercise::KeepResonancePace keep_resonance_pace;
    exercise::Browse browse;
    program::ReadPractice read_practice;
    program::ReadProgramDay read_day;
    program::ReadProgram read_program;
    program::SteerProgram steer_program;
    program::Reflect reflect;
    program::TickPlanItem tick_plan_item;
    program::ChooseRest choose_rest;

private:
    static exercise::Shelf shelf_of(content::Content const& content) {
        exercise::Shelf shelf{.library = content.exercises,
                              .moods = content.moods,
                              .stage_texts = content.stage_texts,
                              .words = {.titles = {}, .sentences = content.sentences}};
        for (auto const& state : content.states)
            shelf.words.titles[static_cast<std::size_t>(state.name)] = state.display_name;
        return shelf;
    }
};

} // namespace evenkeel::app
