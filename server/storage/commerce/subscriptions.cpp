#include "storage/commerce/subscriptions.hpp"

#include "storage/commerce/premium_grants.hpp"
#include "storage/engine/try_again.hpp"

#include <sql/premium_grants.hpp>
#include <sql/subscriptions.hpp>

namespace evenkeel::storage {
namespace {

commerce::Subscription subscription_of(Row const& row) {
    return {.id = SubscriptionId{row.text("subscription_id")},
            .member_id = MemberId{row.text("member_id")},
            .store = row.text("store"),
            .transaction_id = row.text("transaction_id"),
            .product_id = row.text("product_id"),
            .country_code = row.text("country_code"),
            .started_at = row.instant("started_at"),
            .expires_at = row.instant("expires_at")};
}

} // namespace

commerce::Subscriptions::Outcome SqlSubscriptions::add_once(commerce::Subscription const& subscription) {
    auto const& [id, member, store, transaction, product, country, started_at, expires_at] = subscription;
    return database_.transact([&](Connection& connection) {
        if (connection
                .run(sql::subscriptions::kInsert, member, id, store, transaction, product, country,
                     started_at, expires_at)
                .empty()) {
            auto const owner = connection.run(sql::subscriptions::kFindOwner, store, transaction);
            return row_in_the_way(owner).text("member_id") == member.value() ? Outcome::repeated
                                                                             : Outcome::of_another_member;
        }
        change_grants(connection, member, [&] {
            insert_grant(connection, member, commerce::grant_of_subscription(subscription));
        });
        return Outcome::kept;
    });
}

bool SqlSubscriptions::update(commerce::StoreTransaction const& transaction,
                              commerce::PaidPeriod const& period) {
    auto const& [expires_at, grace_until, taken_back_at, taken_back] = period;
    return database_.transact([&](Connection& connection) {
        auto const rows =
            connection.run(sql::subscriptions::kExpire, transaction.store, transaction.id, expires_at);
        if (rows.empty())
            return false;
        auto const subscription = subscription_of(rows.first());
        auto const grant = commerce::grant_of_subscription(subscription).id;
        change_grants(connection, subscription.member_id, [&] {
            connection.queue(sql::premium_grants::kSetDates, subscription.member_id, grant, expires_at,
                             grace_until);
            if (taken_back_at)
                connection.queue(sql::premium_grants::kTakeBack, subscription.member_id, grant, taken_back_at,
                                 word_of(taken_back));
        });
        return true;
    });
}

std::vector<commerce::Subscription> SqlSubscriptions::list(MemberId const& member, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<commerce::Subscription> subscriptions;
        for (auto const& row : connection.run(sql::subscriptions::kList, member, limit))
            subscriptions.push_back(subscription_of(row));
        return subscriptions;
    });
}

} // namespace evenkeel::storage
