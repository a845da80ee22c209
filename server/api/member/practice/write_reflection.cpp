#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/program_views.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct WriteReflectionRequest {
    EventId event_uuid;
    /// The week to look back on; it must have begun. Left out: the present one. {1..6}
    std::optional<int> week;
    /// The answers to the week's questions, in their order; at least one is not empty. {items 1..3}
    /// {each length 0..4,000}
    std::vector<std::string> answers;
};
BOOST_DESCRIBE_STRUCT(WriteReflectionRequest, (), (event_uuid, week, answers))

struct WriteReflectionReply {
    ReflectionView reflection; ///< The reflection as it was kept.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(WriteReflectionReply, (), (reflection, member))

namespace {

http::Answer<WriteReflectionReply> write_reflection(Context const& context, http::PremiumMember const& caller,
                                                    WriteReflectionRequest const& request) {
    auto const kept = context.rules.program.reflect(
        caller.id(), {.event_id = request.event_uuid, .week = request.week, .answers = request.answers});
    if (!kept)
        return std::unexpected(kept.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<WriteReflectionReply>{
        WriteReflectionReply{.reflection = view_of_reflection(kept->reflection), .member = std::move(*view)}}
        .with_status(kept->is_new ? 201 : 200);
}

} // namespace

Route write_reflection_route() {
    return http::post<write_reflection>(
        {.operation = "writeReflection",
         .path = "/premium/authorized/program/reflection",
         .summary = "Keeps the answers to a week's three questions. A new event id writes the week anew; the "
                    "same one again changes nothing.",
         .retries = 2,
         .refusals = {Fault::invalid_input},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
