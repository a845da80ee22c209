#pragma once

#include "core/commerce/premium_time.hpp"
#include "core/commerce/subscriptions.hpp"
#include "storage/engine/database.hpp"

#include <functional>

namespace evenkeel::storage {

class SqlSubscriptions final : public commerce::Subscriptions {
public:
    explicit SqlSubscriptions(Database& database) : database_{database} {}

    Outcome add_once(commerce::Subscription const& subscription) override;
    [[nodiscard]] std::vector<commerce::Subscription> list(MemberId const& member,
                                                           std::size_t limit) const override;

private:
    Database& database_;
};

/// Changes a member's premium inside a transaction; others that want to wait until it ends. A member who is
/// gone has none to change.
void change_premium(Connection& connection, MemberId const& member,
                    std::function<commerce::PremiumTime(commerce::PremiumTime const&,
                                                        std::string const& time_zone)> const& rule);

} // namespace evenkeel::storage
