#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"
#include "api/member/practice/safety_profile_views.hpp"

namespace evenkeel::api {

struct KeepSafetyProfileRequest {
    bool known{false};
    std::vector<std::string> codes;
    std::optional<std::vector<ExerciseId>> allowed_exercises;
};
BOOST_DESCRIBE_STRUCT(KeepSafetyProfileRequest, (), (known, codes, allowed_exercises))

struct KeepSafetyProfileReply {
    SafetyProfileView safety_profile;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(KeepSafetyProfileReply, (), (safety_profile, member))

http::Route keep_safety_profile(PracticeUses const& uses) {
    return http::post<http::Member, KeepSafetyProfileRequest, KeepSafetyProfileReply>(
        {.operation = "keepSafetyProfile",
         .path = "/authorized/safety_profile",
         .summary = "Replaces the safety profile, which is stored encrypted. `known` false takes the answers "
                    "back.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::Member const& caller,
               KeepSafetyProfileRequest const& request) -> http::Answer<KeepSafetyProfileReply> {
            auto const kept = uses.keep_safety_profile(
                caller.id(), {.known = request.known,
                              .codes = request.codes,
                              .allowed = request.allowed_exercises.value_or(std::vector<ExerciseId>{})});
            if (!kept)
                return std::unexpected(kept.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return KeepSafetyProfileReply{.safety_profile = view_of_profile(*kept),
                                          .member = std::move(*view)};
        });
}

} // namespace evenkeel::api
