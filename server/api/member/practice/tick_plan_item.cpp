#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct TickPlanItemRequest {
    EventId event_uuid;
    exercise::PlanPart plan_item{};
    std::optional<bool> done;
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

} // namespace

http::Route tick_plan_item(PracticeUses const& uses) {
    return http::post<http::PremiumMember, TickPlanItemRequest, MemberReply>(
        {.operation = "tickPlanItem",
         .path = "/premium/authorized/program/plan_item",
         .summary =
             "Ticks a part of the day off by hand, or takes the tick back; what an exercise result did "
             "stays.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::PremiumMember const& caller,
               TickPlanItemRequest const& request) -> http::Answer<MemberReply> {
            auto const day = request.date ? std::optional{Day{*request.date}} : std::optional<Day>{};
            auto const done = uses.tick_plan_item(caller.id(), {.event_id = request.event_uuid,
                                                                .item = item_of(request.plan_item),
                                                                .done = request.done.value_or(true),
                                                                .day = day});
            if (!done)
                return std::unexpected(done.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
