#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/safety_profile_views.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct SafetyQuestionView {
    std::string code;
    std::string title;
    std::string question;
};
BOOST_DESCRIBE_STRUCT(SafetyQuestionView, (), (code, title, question))

struct OptInExerciseView {
    std::string exercise_id;
    std::string title;
    std::string summary;
};
BOOST_DESCRIBE_STRUCT(OptInExerciseView, (), (exercise_id, title, summary))

struct GetSafetyProfileReply {
    SafetyProfileView safety_profile;
    std::vector<SafetyQuestionView> questions;
    std::vector<OptInExerciseView> off_by_default;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetSafetyProfileReply, (), (safety_profile, questions, off_by_default, member))

namespace {

http::Answer<GetSafetyProfileReply> get_safety_profile(Context const& context, http::Member const& caller) {
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    GetSafetyProfileReply reply{
        .safety_profile =
            view_of_profile(context.rules.exercise.read_caution(context.edition.shelf, caller.id()).profile),
        .questions = {},
        .off_by_default = {},
        .member = std::move(*view)};
    for (auto const& known : context.edition.content.contraindications)
        if (exercise::kSituations.find(known.code) == std::string_view::npos)
            reply.questions.push_back({std::string(1, known.code), known.title, known.question});
    for (auto const& exercise : context.edition.content.exercises)
        if (exercise.opt_in)
            reply.off_by_default.push_back({exercise.id.value(), exercise.title, exercise.summary});
    return reply;
}

} // namespace

Route get_safety_profile_route() {
    return http::get<get_safety_profile>(
        {.operation = "getSafetyProfile",
         .path = "/authorized/safety_profile",
         .summary = "The member's safety profile, the questions that make it, and the exercises that are off "
                    "until switched on.",
         .retries = 2});
}

} // namespace evenkeel::api
