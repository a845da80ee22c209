#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/safety_profile_views.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct SafetyQuestionView {
    std::string code;     ///< Sent in `codes` when the answer is yes. {length 1..1}
    std::string title;    ///< The subject of the question.
    std::string question; ///< The question to the member.
};
BOOST_DESCRIBE_STRUCT(SafetyQuestionView, (), (code, title, question))

struct OptInExerciseView {
    std::string exercise_id; ///< Sent in `allowed_exercises` to switch it on.
    std::string title;       ///< The exercise's title.
    std::string summary;     ///< One or two sentences about it.
};
BOOST_DESCRIBE_STRUCT(OptInExerciseView, (), (exercise_id, title, summary))

struct GetSafetyProfileReply {
    /// The member's answers.
    SafetyProfileView safety_profile;
    /// The questions that make the profile.
    std::vector<SafetyQuestionView> questions;
    /// The exercises that are off until the member switches them on.
    std::vector<OptInExerciseView> off_by_default;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetSafetyProfileReply, (), (safety_profile, questions, off_by_default, member))

namespace {

http::Answer<GetSafetyProfileReply> get_safety_profile(Context const& context, http::Member const& caller) {
    auto view = unchanged_view(context, caller.session());
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
