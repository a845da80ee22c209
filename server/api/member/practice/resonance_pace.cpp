#include "core/exercise/resonance_pace.hpp"
#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/rounded.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct KeepResonancePaceRequest {
    /// The pace at which the member's heart swings widest, in breaths a minute. {3..12}
    double breaths_per_minute{0};
    /// When it was found, not in the future. Left out: now.
    std::optional<Instant> found_at;
};
BOOST_DESCRIBE_STRUCT(KeepResonancePaceRequest, (), (breaths_per_minute, found_at))

struct ResonancePaceView {
    /// The pace at which the member's heart swings widest, in breaths a minute, to two decimals. {3..12}
    double breaths_per_minute{0};
    /// When it was found.
    Instant found_at;
};
BOOST_DESCRIBE_STRUCT(ResonancePaceView, (), (breaths_per_minute, found_at))

struct KeptResonancePaceReply {
    ResonancePaceView resonance_pace; ///< The pace that counts: the one found last, whichever was sent last.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(KeptResonancePaceReply, (), (resonance_pace, member))

struct ResonancePaceReply {
    std::optional<ResonancePaceView> resonance_pace; ///< The member's pace. Null before one was found.
};
BOOST_DESCRIBE_STRUCT(ResonancePaceReply, (), (resonance_pace))

namespace {

http::Answer<KeptResonancePaceReply> keep_resonance_pace(Context const& context,
                                                         http::PremiumMember const& caller,
                                                         KeepResonancePaceRequest const& request) {
    auto const kept = context.rules.exercise.keep_resonance_pace(
        caller.id(), {request.breaths_per_minute, request.found_at});
    if (!kept)
        return std::unexpected(kept.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return KeptResonancePaceReply{{to_hundredth(kept->breaths_per_minute), kept->found_at}, std::move(*view)};
}

} // namespace

Route keep_resonance_pace_route() {
    return http::post<keep_resonance_pace>(
        {.operation = "keepResonancePace",
         .path = "/premium/authorized/practice/resonance_pace",
         .summary =
             "Keeps the pace of breathing that the member's heart answers best. The one found last counts.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

namespace {

http::Answer<ResonancePaceReply> get_resonance_pace(Context const& context, http::Member const& caller) {
    auto const found = context.stores.resonance_paces.find(caller.id());
    if (!found)
        return ResonancePaceReply{};
    return ResonancePaceReply{ResonancePaceView{to_hundredth(found->breaths_per_minute), found->found_at}};
}

} // namespace

Route get_resonance_pace_route() {
    return http::get<get_resonance_pace>(
        {.operation = "getResonancePace",
         .path = "/authorized/practice/resonance_pace",
         .summary = "The pace of breathing that the member's heart answers best, once one was found.",
         .retries = 2});
}

} // namespace evenkeel::api
