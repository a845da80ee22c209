#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> practice_routes(PracticeUses const& uses) {
    return {recommend_exercise(uses),    record_exercise(uses),       list_exercises(uses),
            get_exercise(uses),          list_exercise_effects(uses), get_safety_profile(uses),
            keep_safety_profile(uses),   get_program(uses),           get_program_day(uses),
            pause_program(uses),         resume_program(uses),        restart_program(uses),
            write_reflection(uses),      tick_plan_item(uses),        get_practice(uses),
            choose_rest(uses),           keep_resonance_pace(uses),   get_resonance_pace(uses),
            list_exercise_results(uses), get_practice_time(uses)};
}

} // namespace evenkeel::api
