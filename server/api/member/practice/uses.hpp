#pragma once

#include "core/content/content.hpp"
#include "core/exercise/browse.hpp"
#include "core/exercise/read_practice_time.hpp"
#include "core/exercise/recommend.hpp"
#include "core/exercise/record_result.hpp"
#include "core/exercise/resonance_pace.hpp"
#include "core/program/read_program.hpp"
#include "core/snapshot/member_snapshot.hpp"

namespace evenkeel::api {

/// What the calls around exercises, the program and the practice rhythm reach inward to.
struct PracticeUses {
    content::Content const& content;
    exercise::Recommend const& recommend;
    exercise::RecordResult const& record_result;
    exercise::ExerciseResults const& results;
    exercise::ReadPracticeTime const& read_practice_time;
    exercise::ResonancePaces const& resonance_paces;
    exercise::KeepResonancePace const& keep_resonance_pace;
    exercise::Browse const& browse;
    exercise::ReadCaution const& read_caution;
    exercise::KeepSafetyProfile const& keep_safety_profile;
    program::ReadProgram const& read_program;
    program::SteerProgram const& steer_program;
    program::Reflect const& reflect;
    program::TickPlanItem const& tick_plan_item;
    program::ChooseRest const& choose_rest;
    snapshot::ReadSnapshot const& read_snapshot;
};

} // namespace evenkeel::api
