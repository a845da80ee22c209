#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/notify/delivery.hpp"
#include "core/notify/notify_rules.hpp"

namespace evenkeel::api {

struct SendTestNotificationRequest {
    /// An identifier of the client's: with the same one it is one message. Left out, every call is another.
    /// {length 1..64}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(SendTestNotificationRequest, (), (event_uuid))

struct DeliveryView {
    std::string delivery_id;           ///< Names the delivery.
    notify::DeliveryKind kind{};       ///< What kind of message it was.
    notify::Channel channel{};         ///< Which way it went.
    Instant queued_at;                 ///< When it was asked for.
    notify::DeliveryOutcome outcome{}; ///< How it ended; `queued` until that is known.
    std::optional<Instant> ended_at;   ///< When it ended. Null: not yet.
};
BOOST_DESCRIBE_STRUCT(DeliveryView, (), (delivery_id, kind, channel, queued_at, outcome, ended_at))

struct SendTestNotificationReply {
    DeliveryView delivery; ///< The message on its way.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(SendTestNotificationReply, (), (delivery, member))

struct DeliveriesReply {
    std::vector<DeliveryView> deliveries; ///< What was sent to the member, newest first. {items 0..50}
};
BOOST_DESCRIBE_STRUCT(DeliveriesReply, (), (deliveries))

namespace {

DeliveryView view_of_delivery(notify::Delivery const& delivery) {
    return {.delivery_id = delivery.id.value(),
            .kind = delivery.kind,
            .channel = delivery.channel,
            .queued_at = delivery.queued_at,
            .outcome = delivery.outcome,
            .ended_at = delivery.ended_at};
}

http::Answer<SendTestNotificationReply> send_test_notification(Context const& context,
                                                               http::Member const& caller,
                                                               SendTestNotificationRequest const& request) {
    auto const asked = context.rules.notify.ask_for_test_message(caller.id(), request.event_uuid);
    if (!asked)
        return std::unexpected(asked.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<SendTestNotificationReply>{
        SendTestNotificationReply{view_of_delivery(asked->delivery), std::move(*view)}}
        .with_status(asked->is_new ? 201 : 200);
}

} // namespace

Route send_test_notification_route() {
    return http::post<send_test_notification>({.operation = "sendTestNotification",
                                               .path = "/authorized/notification/test",
                                               .summary = "Sends a test message to the member's own address.",
                                               .retries = 2,
                                               .refusals = {Fault::invalid_input, Fault::too_many_requests},
                                               .statuses = {200, 201}});
}

namespace {

http::Answer<DeliveriesReply> list_deliveries(Context const& context, http::Member const& caller) {
    DeliveriesReply reply;
    for (auto const& delivery : context.stores.deliveries.list(caller.id(), notify::kMostDeliveriesInList))
        reply.deliveries.push_back(view_of_delivery(delivery));
    return reply;
}

} // namespace

Route list_deliveries_route() {
    return http::get<list_deliveries>(
        {.operation = "listDeliveries",
         .path = "/authorized/notification/deliveries",
         .summary = "What was sent to the member, on which way and with what end; never what it said.",
         .retries = 2});
}

} // namespace evenkeel::api
