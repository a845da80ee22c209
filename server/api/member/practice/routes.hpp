#pragma once

#include "api/member/practice/uses.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls around exercises, the program and the practice rhythm. One file each, named as the call.
[[nodiscard]] std::vector<http::Route> practice_routes(PracticeUses const& uses);

[[nodiscard]] http::Route recommend_exercise(PracticeUses const& uses);
[[nodiscard]] http::Route record_exercise(PracticeUses const& uses);
[[nodiscard]] http::Route list_exercises(PracticeUses const& uses);
[[nodiscard]] http::Route get_exercise(PracticeUses const& uses);
[[nodiscard]] http::Route list_exercise_effects(PracticeUses const& uses);
[[nodiscard]] http::Route get_safety_profile(PracticeUses const& uses);
[[nodiscard]] http::Route keep_safety_profile(PracticeUses const& uses);
[[nodiscard]] http::Route get_program(PracticeUses const& uses);
[[nodiscard]] http::Route get_program_day(PracticeUses const& uses);
[[nodiscard]] http::Route pause_program(PracticeUses const& uses);
[[nodiscard]] http::Route resume_program(PracticeUses const& uses);
[[nodiscard]] http::Route restart_program(PracticeUses const& uses);
[[nodiscard]] http::Route write_reflection(PracticeUses const& uses);
[[nodiscard]] http::Route tick_plan_item(PracticeUses const& uses);
[[nodiscard]] http::Route get_practice(PracticeUses const& uses);
[[nodiscard]] http::Route list_exercise_results(PracticeUses const& uses);
[[nodiscard]] http::Route get_practice_time(PracticeUses const& uses);
[[nodiscard]] http::Route keep_resonance_pace(PracticeUses const& uses);
[[nodiscard]] http::Route get_resonance_pace(PracticeUses const& uses);
[[nodiscard]] http::Route choose_rest(PracticeUses const& uses);

} // namespace evenkeel::api
