#pragma once

#include "core/commerce/subscriptions.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSubscriptions final : public commerce::Subscriptions {
public:
    explicit SqlSubscriptions(Database& database) : database_{database} {}

    Outcome add_once(commerce::Subscription const& subscription) override;
    bool update(commerce::StoreTransaction const& transaction, commerce::PaidPeriod const& period) override;
    [[nodiscard]] std::vector<commerce::Subscription> list(MemberId const& member,
                                                           std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
