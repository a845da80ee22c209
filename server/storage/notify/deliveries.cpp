#include "storage/notify/deliveries.hpp"

#include "storage/job/jobs.hpp"

#include <sql/notification_deliveries.hpp>

namespace evenkeel::storage {
namespace {

notify::Delivery delivery_of(Row const& row) {
    return {.id = notify::DeliveryId{row.text("delivery_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .kind = value_named<notify::DeliveryKind>(row.text("kind")).value(),
            .channel = value_named<notify::Channel>(row.text("channel")).value(),
            .queued_at = row.instant("queued_at"),
            .outcome = value_named<notify::DeliveryOutcome>(row.text("outcome")).value(),
            .ended_at = row.instant_or_null("ended_at")};
}

} // namespace

notify::Delivery SqlDeliveries::add_once(notify::Delivery const& delivery, job::NewJob const& send) {
    return database_.transact([&](Connection& connection) {
        auto const kept = connection.run(sql::notification_deliveries::kInsert, delivery.member_id,
                                         delivery.id, delivery.event_id, word_of(delivery.kind),
                                         word_of(delivery.channel), delivery.queued_at);
        if (!kept.empty())
            enqueue(connection, send);
        return delivery_of(
            connection.run(sql::notification_deliveries::kFindByEvent, delivery.member_id, delivery.event_id)
                .first());
    });
}

void SqlDeliveries::end(MemberId const& member, notify::DeliveryId const& delivery,
                        notify::DeliveryOutcome outcome, Instant at) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::notification_deliveries::kEnd, member, delivery, word_of(outcome), at);
    });
}

std::vector<notify::Delivery> SqlDeliveries::list(MemberId const& member, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<notify::Delivery> deliveries;
        for (auto const& row : connection.run(sql::notification_deliveries::kList, member, limit))
            deliveries.push_back(delivery_of(row));
        return deliveries;
    });
}

} // namespace evenkeel::storage
