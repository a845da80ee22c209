#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"
#include "api/member/practice/safety_profile_views.hpp"

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

http::Route get_safety_profile(PracticeUses const& uses) {
    return http::get<http::Member, GetSafetyProfileReply>(
        {.operation = "getSafetyProfile",
         .path = "/authorized/safety_profile",
         .summary = "The member's safety profile, the questions that make it, and the exercises that are off "
                    "until switched on.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<GetSafetyProfileReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            GetSafetyProfileReply reply{.safety_profile =
                                            view_of_profile(uses.read_caution(caller.id()).profile),
                                        .questions = {},
                                        .off_by_default = {},
                                        .member = std::move(*view)};
            for (auto const& known : uses.content.contraindications)
                if (exercise::kSituations.find(known.code) == std::string_view::npos)
                    reply.questions.push_back({std::string(1, known.code), known.title, known.question});
            for (auto const& exercise : uses.content.exercises)
                if (exercise.opt_in)
                    reply.off_by_default.push_back({exercise.id.value(), exercise.title, exercise.summary});
            return reply;
        });
}

} // namespace evenkeel::api
