#pragma once

#include "core/base/secure.hpp"
#include "core/payment/payments.hpp"
#include "core/payment/sandbox_bank.hpp"

namespace evenkeel::outbound {

/// Plays a payment provider. No money moves: core/payment/sandbox.hpp pays with test cards.
class SandboxPayments final : public payment::Payments {
public:
    SandboxPayments(payment::SandboxBank& bank, Secure& secure) : bank_{bank}, secure_{secure} {}

    [[nodiscard]] std::string_view name() const override { return "sandbox"; }

    [[nodiscard]] Result<payment::Payment> create(payment::PaymentDraft const& draft) override;
    [[nodiscard]] std::optional<payment::Payment> find(PaymentId const& payment) override;
    [[nodiscard]] std::optional<payment::ProviderEvent> read_event(std::string_view body) const override;

private:
    payment::SandboxBank& bank_;
    Secure& secure_;
};

/// Nothing is sold here.
class NoPayments final : public payment::Payments {
public:
    [[nodiscard]] std::string_view name() const override { return "off"; }

    [[nodiscard]] Result<payment::Payment> create(payment::PaymentDraft const& draft) override;

    [[nodiscard]] std::optional<payment::Payment> find(PaymentId const& /*payment*/) override { return {}; }

    [[nodiscard]] std::optional<payment::ProviderEvent> read_event(std::string_view /*body*/) const override {
        return {};
    }
};

} // namespace evenkeel::outbound
