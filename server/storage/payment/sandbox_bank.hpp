#pragma once

#include "core/payment/sandbox_bank.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSandboxBank final : public payment::SandboxBank {
public:
    explicit SqlSandboxBank(Database& database) : database_{database} {}

    payment::SandboxPayment add_once(payment::SandboxPayment const& payment) override;
    [[nodiscard]] std::optional<payment::SandboxPayment> find(PaymentId const& payment) const override;
    [[nodiscard]] std::optional<payment::SandboxPayment>
    find_by_secret(std::string const& client_secret) const override;
    std::optional<payment::SandboxPayment>
    change(PaymentId const& payment,
           std::function<Change(payment::SandboxPayment const&)> const& rule) override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
