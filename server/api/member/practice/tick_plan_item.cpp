#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct TickPlanItemRequest {
    EventId event_uuid;
    /// Which part of the day's plan.
    exercise::PlanPart plan_item{};
    /// Whether it is done; false takes the tick back. Left out: true.
    std::optional<bool> done;
    /// The member's calendar day, up to 28 days back. Left out: today.
    std::optional<std::chrono::year_month_day> date;
};
BOOST_DESCRIBE_STRUCT(TickPlanItemRequest, (), (event_uuid, plan_item, done, date))

namespace {

program::PracticeItem item_of(exercise::PlanPart part) {
    switch (part) {
    case exercise::PlanPart::social_play:
        return program::PracticeItem::social_play;
    case exercise::PlanPart::exercise:
        return program::PracticeItem::exercise;
    case exercise::PlanPart::stillness:
        return program::PracticeItem::stillness;
    }
    return program::PracticeItem::tried;
}

http::Answer<MemberReply> tick_plan_item(Context const& context, http::PremiumMember const& caller,
                                         TickPlanItemRequest const& request) {
    auto const day = request.date ? std::optional{Day{*request.date}} : std::optional<Day>{};
    auto const done = context.rules.program.tick_plan_item(caller.id(), {.event_id = request.event_uuid,
                                                                         .item = item_of(request.plan_item),
                                                                         .done = request.done.value_or(true),
                                                                         .day = day});
    if (!done)
        return std::unexpected(done.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route tick_plan_item_route() {
    return http::post<tick_plan_item>(
        {.operation = "tickPlanItem",
         .path = "/premium/authorized/program/plan_item",
         .summary =
             "Ticks a part of the day off by hand, or takes the tick back; what an exercise result did "
             "stays.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
