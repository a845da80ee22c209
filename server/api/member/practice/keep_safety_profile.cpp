#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/safety_profile_views.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct KeepSafetyProfileRequest {
    /// Whether the member has answered; false takes all answers back, and `codes` must be empty.
    bool known{false};
    /// The `code` of each question answered with yes. {each length 1..1}
    std::vector<std::string> codes;
    /// The exercises, off by default, that the member switches on. Left out: none.
    std::optional<std::vector<ExerciseId>> allowed_exercises;
};
BOOST_DESCRIBE_STRUCT(KeepSafetyProfileRequest, (), (known, codes, allowed_exercises))

struct KeepSafetyProfileReply {
    SafetyProfileView safety_profile; ///< The profile as it was kept.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(KeepSafetyProfileReply, (), (safety_profile, member))

namespace {

http::Answer<KeepSafetyProfileReply> keep_safety_profile(Context const& context, http::Member const& caller,
                                                         KeepSafetyProfileRequest const& request) {
    auto const kept = context.rules.exercise.keep_safety_profile(
        context.edition.shelf, caller.id(),
        {.known = request.known,
         .codes = request.codes,
         .allowed = request.allowed_exercises.value_or(std::vector<ExerciseId>{})});
    if (!kept)
        return std::unexpected(kept.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return KeepSafetyProfileReply{.safety_profile = view_of_profile(*kept), .member = std::move(*view)};
}

} // namespace

Route keep_safety_profile_route() {
    return http::post<keep_safety_profile>(
        {.operation = "keepSafetyProfile",
         .path = "/authorized/safety_profile",
         .summary = "Replaces the safety profile, which is stored encrypted. `known` false takes the answers "
                    "back.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
