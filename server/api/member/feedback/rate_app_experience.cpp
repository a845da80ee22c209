#include "api/member/feedback/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct RateAppExperienceRequest {
    int star_rating{0};
};
BOOST_DESCRIBE_STRUCT(RateAppExperienceRequest, (), (star_rating))

http::Route rate_app_experience(FeedbackUses const& uses) {
    return http::post<http::Member, RateAppExperienceRequest, MemberReply>(
        {.operation = "rateAppExperience",
         .path = "/authorized/assessment/rate_app_experience",
         .summary = "Keeps one to five stars; the last of a member's day counts.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::Member const& caller,
               RateAppExperienceRequest const& request) -> http::Answer<MemberReply> {
            auto const given = uses.give_feedback.stars(caller.id(), request.star_rating);
            if (!given)
                return std::unexpected(given.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
