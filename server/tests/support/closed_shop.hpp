#pragma once

#include "core/payment/payment_world.hpp"
#include "storage/payment/ledger.hpp"
#include "storage/payment/orders.hpp"
#include "storage/payment/sandbox_bank.hpp"

namespace evenkeel::testing {

/// Stands for the shop in tests that sell nothing.
class ClosedShop final : public payment::Payments {
public:
    explicit ClosedShop(storage::Database& database)
        : ledger_{database}, orders_{database}, events_{database}, bank_{database} {}

    [[nodiscard]] payment::PaymentWorld world() {
        return {.stores = {ledger_, orders_, events_, bank_},
                .provider = *this,
                .catalogue = {},
                .webhook_secrets = {"a secret"}};
    }

    [[nodiscard]] std::string_view name() const override { return "off"; }

    [[nodiscard]] Result<payment::Payment> create(payment::PaymentDraft const& /*draft*/) override {
        return refuse(Fault::purchase_refused, "The shop is closed here.");
    }

    [[nodiscard]] std::optional<payment::Payment> find(PaymentId const& /*payment*/) override { return {}; }

    [[nodiscard]] std::optional<payment::ProviderEvent> read_event(std::string_view /*body*/) const override {
        return {};
    }

private:
    storage::SqlLedger ledger_;
    storage::SqlOrders orders_;
    storage::SqlProviderEvents events_;
    storage::SqlSandboxBank bank_;
};

} // namespace evenkeel::testing
