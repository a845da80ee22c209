#pragma once

#include "core/exercise/exercise_rules.hpp"
#include "core/program/personalize.hpp"
#include "core/program/read_practice.hpp"
#include "core/program/read_program.hpp"

namespace evenkeel::program {

struct ProgramRules {
    ProgramRules(Stores const& stores, Outside const& outside, exercise::ExerciseRules const& exercise)
        : today{stores.members, outside.clock}, read_practice{stores.programs, stores.practice_log},
          read_day{exercise.suggest, exercise.read_caution}, read_program{{.programs = stores.programs,
                                                                           .check_ins = stores.check_ins,
                                                                           .read_day = read_day,
                                                                           .today = today}},
          steer_program{stores.programs, today}, reflect{stores.programs, today},
          tick_plan_item{stores.practice_log, today}, choose_rest{stores.practice_log, today},
          personalize{stores.onboardings, outside.clock} {}

    // They refer to each other.
    ProgramRules(ProgramRules const&) = delete;
    ProgramRules& operator=(ProgramRules const&) = delete;

    Today today;
    ReadPractice read_practice;
    ReadProgramDay read_day;
    ReadProgram read_program;
    SteerProgram steer_program;
    Reflect reflect;
    TickPlanItem tick_plan_item;
    ChooseRest choose_rest;
    Personalize personalize;
};

} // namespace evenkeel::program
