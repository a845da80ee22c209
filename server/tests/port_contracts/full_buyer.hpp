#pragma once

#include "storage/payment/orders.hpp"
#include "tests/support/full_member.hpp"

namespace evenkeel::testing {

/// A full member who also bought the book: orders belong to an address and to no account.
template <class Backend>
account::Member full_buyer(Backend& backend, std::string const& name) {
    auto const member = full_member(backend.stores(), name);
    payment::Order order;
    order.id = OrderId{"order of " + name};
    order.event_id = EventId{"purchase of " + name};
    order.language_code = "en";
    order.currency = "USD";
    order.price = 99;
    order.created_at = kMondayMorning;
    storage::SqlOrders orders{backend.database()};
    orders.add_once(order);
    auto const settled = orders.settle({.id = PaymentId{"payment of " + name},
                                        .order_id = order.id,
                                        .amount = payment::total_of(order),
                                        .currency = order.currency,
                                        .client_secret = {},
                                        .progress = {.paid = payment::total_of(order)},
                                        .buyer = {name, member.email_address, "Visa 4242"}},
                                       {.receipt = a_job("receipt of " + name)}, kMondayMorning);
    EXPECT_TRUE(settled);
    return member;
}

} // namespace evenkeel::testing
