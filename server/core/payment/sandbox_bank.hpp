#pragma once

#include "core/job/new_job.hpp"
#include "core/payment/payments.hpp"

#include <functional>
#include <vector>

namespace evenkeel::payment {

/// Where a payment of the sandbox stands with the bank that it plays.
enum class BankStep { open, asked_for_code, done };

struct SandboxPayment {
    Payment payment;
    BankStep step{BankStep::open};
    std::string story; ///< Of the card that paid: what becomes of the payment later.
};

/// Where the sandbox keeps its payments: beside our own data, so that it survives us as a real provider
/// would.
class SandboxBank {
public:
    virtual ~SandboxBank() = default;

    /// One payment for each order: the one that is there comes back.
    virtual SandboxPayment add_once(SandboxPayment const& payment) = 0;

    [[nodiscard]] virtual std::optional<SandboxPayment> find(PaymentId const& payment) const = 0;
    [[nodiscard]] virtual std::optional<SandboxPayment>
    find_by_secret(std::string const& client_secret) const = 0;

    struct Change {
        SandboxPayment payment;
        std::vector<job::NewJob> afterwards;
    };

    /// Changes a payment by this rule, with nobody else in between, and queues what follows. Nothing for a
    /// payment that is not there.
    virtual std::optional<SandboxPayment>
    change(PaymentId const& payment, std::function<Change(SandboxPayment const&)> const& rule) = 0;
};

} // namespace evenkeel::payment

template <>
struct evenkeel::Words<evenkeel::payment::BankStep> {
    static constexpr std::array<std::string_view, 3> kNames{"open", "asked_for_code", "done"};
};
