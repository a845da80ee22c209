#pragma once

#include "core/payment/orders.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlOrders final : public payment::Orders {
public:
    explicit SqlOrders(Database& database) : database_{database} {}

    Kept add_once(payment::Order const& order) override;
    [[nodiscard]] std::optional<payment::Order> find(OrderId const& order) const override;
    void attach(OrderId const& order, PaymentId const& payment) override;
    Result<payment::Settlement> settle(payment::Payment const& payment, Goods const& goods,
                                       Instant now) override;
    [[nodiscard]] std::vector<payment::Order> list_unpaid(Instant since, Instant until, OrderId const& after,
                                                          std::size_t limit) const override;
    [[nodiscard]] bool is_code_used(std::string const& unique_code) const override;
    Download take_download(OrderId const& order, int most, Instant now) override;
    std::size_t forget_unpaid(Instant before) override;

private:
    Database& database_;
};

class SqlProviderEvents final : public payment::ProviderEvents {
public:
    explicit SqlProviderEvents(Database& database) : database_{database} {}

    bool keep_once(std::string const& provider, payment::ProviderEvent const& event, Instant now,
                   job::NewJob const& look) override;
    std::size_t forget_before(Instant before) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
