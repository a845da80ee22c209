#pragma once

#include "core/payment/ledger.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlLedger final : public payment::Ledger {
public:
    explicit SqlLedger(Database& database) : database_{database} {}

    bool post_once(payment::Movement const& movement) override;
    [[nodiscard]] std::vector<payment::Movement> list(OrderId const& order) const override;
    [[nodiscard]] payment::Balances balances() const override;

private:
    Database& database_;
};

/// Posts inside the transaction that keeps why. False: it was posted before.
bool post_movement(Connection& connection, payment::Movement const& movement);

} // namespace evenkeel::storage
