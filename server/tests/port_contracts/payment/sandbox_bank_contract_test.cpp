#include "storage/payment/sandbox_bank.hpp"

#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using payment::BankStep;
using payment::SandboxPayment;
using ::testing::ElementsAre;

SandboxPayment a_payment(std::string const& id, std::string const& order = "order") {
    return {.payment = {.id = PaymentId{id},
                        .order_id = OrderId{order},
                        .amount = 99,
                        .currency = "USD",
                        .client_secret = "secret of " + id,
                        .progress = {},
                        .buyer = {}},
            .step = BankStep::open,
            .story = {}};
}

template <class Backend>
class SandboxBankContract : public Contract<Backend> {
protected:
    storage::SqlSandboxBank bank_{this->backend_.database()};
};

TYPED_TEST_SUITE(SandboxBankContract, Backends, BackendNames);

TYPED_TEST(SandboxBankContract, AnOrderHasOnePaymentHoweverOftenItIsAskedFor) {
    auto const ids = all_at_once(
        8, [this](int i) { return this->bank_.add_once(a_payment(std::to_string(i))).payment.id.value(); });
    for (auto const& id : ids)
        EXPECT_EQ(id, ids.front());
    auto const found = this->bank_.find_by_secret("secret of " + ids.front());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->payment.order_id, OrderId{"order"});
    EXPECT_EQ(found->payment.amount, 99);
    EXPECT_FALSE(this->bank_.find_by_secret("another"));
    EXPECT_FALSE(this->bank_.find(PaymentId{"another"}));
}

TYPED_TEST(SandboxBankContract, AChangeIsKeptWithItsJobs) {
    this->bank_.add_once(a_payment("pi"));
    auto const changed = this->bank_.change(PaymentId{"pi"}, [](SandboxPayment present) {
        present.step = BankStep::done;
        present.story = "paid";
        present.payment.progress = {
            .paid = 99, .refunded = 9, .disputed = 90, .dispute = payment::Dispute::open};
        present.payment.buyer = {"Ruth", "ruth@example.com", "Visa 4242"};
        return payment::SandboxBank::Change{present, {a_job("tell")}};
    });
    auto const found = this->bank_.find(PaymentId{"pi"}).value();
    EXPECT_EQ(found.step, BankStep::done);
    EXPECT_EQ(found.story, "paid");
    EXPECT_EQ(found.payment.progress, changed->payment.progress);
    EXPECT_EQ(found.payment.progress.disputed, 90);
    EXPECT_EQ(found.payment.buyer.email_address, "ruth@example.com");
    EXPECT_THAT(this->queued(), ElementsAre("tell"));
    EXPECT_FALSE(this->bank_.change(PaymentId{"another"}, [](SandboxPayment const& present) {
        return payment::SandboxBank::Change{present, {}};
    }));
}

TYPED_TEST(SandboxBankContract, NobodyComesInBetweenAChange) {
    this->bank_.add_once(a_payment("pi"));
    all_at_once(8, [this](int) {
        return this->bank_
            .change(PaymentId{"pi"},
                    [](SandboxPayment present) {
                        ++present.payment.progress.paid;
                        return payment::SandboxBank::Change{present, {}};
                    })
            .has_value();
    });
    EXPECT_EQ(this->bank_.find(PaymentId{"pi"})->payment.progress.paid, 8);
}

} // namespace
} // namespace evenkeel::testing
