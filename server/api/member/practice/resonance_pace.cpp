#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct KeepResonancePaceRequest {
    double breaths_per_minute{0};
    std::optional<Instant> found_at; ///< Absent: now.
};
BOOST_DESCRIBE_STRUCT(KeepResonancePaceRequest, (), (breaths_per_minute, found_at))

struct ResonancePaceView {
    double breaths_per_minute{0};
    Instant found_at;
};
BOOST_DESCRIBE_STRUCT(ResonancePaceView, (), (breaths_per_minute, found_at))

struct KeptResonancePaceReply {
    ResonancePaceView resonance_pace; ///< The one found last, whichever came last.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(KeptResonancePaceReply, (), (resonance_pace, member))

struct ResonancePaceReply {
    std::optional<ResonancePaceView> resonance_pace; ///< Null before one was found.
};
BOOST_DESCRIBE_STRUCT(ResonancePaceReply, (), (resonance_pace))

http::Route keep_resonance_pace(PracticeUses const& uses) {
    return http::post<http::PremiumMember, KeepResonancePaceRequest, KeptResonancePaceReply>(
        {.operation = "keepResonancePace",
         .path = "/premium/authorized/practice/resonance_pace",
         .summary =
             "Keeps the pace of breathing that the member's heart answers best. The one found last counts.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::PremiumMember const& caller,
               KeepResonancePaceRequest const& request) -> http::Answer<KeptResonancePaceReply> {
            auto const kept =
                uses.keep_resonance_pace(caller.id(), {request.breaths_per_minute, request.found_at});
            if (!kept)
                return std::unexpected(kept.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return KeptResonancePaceReply{{kept->breaths_per_minute, kept->found_at}, std::move(*view)};
        });
}

http::Route get_resonance_pace(PracticeUses const& uses) {
    return http::get<http::Member, ResonancePaceReply>(
        {.operation = "getResonancePace",
         .path = "/authorized/practice/resonance_pace",
         .summary = "The pace of breathing that the member's heart answers best, once one was found.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<ResonancePaceReply> {
            auto const found = uses.resonance_paces.find(caller.id());
            if (!found)
                return ResonancePaceReply{};
            return ResonancePaceReply{ResonancePaceView{found->breaths_per_minute, found->found_at}};
        });
}

} // namespace evenkeel::api
