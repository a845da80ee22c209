#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/feedback/give_feedback.hpp"

namespace evenkeel::api {

struct RateAppExperienceRequest {
    int star_rating{0}; ///< How many stars the member gives the app. {1..5}
};
BOOST_DESCRIBE_STRUCT(RateAppExperienceRequest, (), (star_rating))

namespace {

http::Answer<MemberReply> rate_app_experience(Context const& context, http::Member const& caller,
                                              RateAppExperienceRequest const& request) {
    auto const given = context.rules.give_feedback.stars(caller.id(), request.star_rating);
    if (!given)
        return std::unexpected(given.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route rate_app_experience_route() {
    return http::post<rate_app_experience>(
        {.operation = "rateAppExperience",
         .path = "/authorized/assessment/rate_app_experience",
         .summary = "Keeps one to five stars; the last of a member's day counts.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
