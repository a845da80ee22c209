#include "storage/commerce/subscriptions.hpp"

#include "storage/engine/try_again.hpp"

#include <sql/members.hpp>
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
        change_premium(connection, member, [&](auto const& present, auto const& /*time_zone*/) {
            return commerce::with_subscription(present, expires_at);
        });
        return Outcome::kept;
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

void change_premium(Connection& connection, MemberId const& member,
                    std::function<commerce::PremiumTime(commerce::PremiumTime const&,
                                                        std::string const& time_zone)> const& rule) {
    auto const rows = connection.run(sql::members::kLockPremium, member);
    if (rows.empty())
        return;
    auto const& row = rows.first();
    commerce::PremiumTime const present{.source = account::premium_source_named(row.text("premium_source")),
                                        .until = row.instant("premium_until")};
    auto const changed = rule(present, row.text("time_zone"));
    connection.queue(sql::members::kSetPremium, member, account::to_text(changed.source), changed.until);
}

} // namespace evenkeel::storage
