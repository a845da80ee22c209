#include "outbound/sandbox_payments.hpp"

#include "core/base/unavailable.hpp"
#include "core/commerce/invites.hpp"
#include "core/job/jobs.hpp"
#include "core/lead/leads.hpp"
#include "core/payment/payment_rules.hpp"
#include "outbound/payment_events.hpp"
#include "outbound/sodium_secure.hpp"
#include "storage/payment/ledger.hpp"
#include "storage/payment/orders.hpp"
#include "storage/payment/sandbox_bank.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace evenkeel::outbound {
namespace {

using namespace std::chrono_literals;
using namespace payment;
using testing::kMondayMorning;

/// The provider as it is seen through a network that can break off after it has done its work.
class LossyPayments final : public Payments {
public:
    explicit LossyPayments(Payments& inner) : inner_{inner} {}

    [[nodiscard]] std::string_view name() const override { return inner_.name(); }

    [[nodiscard]] Result<Payment> create(PaymentDraft const& draft) override {
        auto payment = inner_.create(draft);
        ++created;
        if (loses_answer)
            throw Unavailable{"the answer was lost"};
        return payment;
    }

    [[nodiscard]] std::optional<Payment> find(PaymentId const& payment) override {
        return inner_.find(payment);
    }

    [[nodiscard]] std::optional<ProviderEvent> read_event(std::string_view body) const override {
        return inner_.read_event(body);
    }

    bool loses_answer{false};
    int created{0};

private:
    Payments& inner_;
};

/// The whole shop on the sandbox, with the jobs in the test's hand.
class SandboxShop : public ::testing::Test {
protected:
    std::optional<StartedPayment> start(OrderDraft const& draft) {
        auto started = rules_.start_payment(draft);
        return started ? std::optional{*started} : std::nullopt;
    }

    StartedPayment certification(std::string const& code = {}) {
        return start({.item = Item::certification, .event_id = EventId{"sale"}, .unique_code = code}).value();
    }

    Result<SandboxAnswer> pay(StartedPayment const& started, std::string const& card,
                              std::string const& code = {}) {
        return rules_.sandbox.pay({.client_secret = started.client_secret,
                                   .card_number = card,
                                   .first_name = "Mara",
                                   .email_address = "Mara@Example.com ",
                                   .second_step_code = code});
    }

    void run(job::Job const& job) {
        auto const space = job.payload.find(' ');
        if (job.kind == kTellSandboxEvent)
            ASSERT_TRUE(
                rules_.sandbox.tell(job.payload.substr(0, space), PaymentId{job.payload.substr(space + 1)}));
        else if (job.kind == kContinueSandboxStory)
            rules_.sandbox.continue_story(PaymentId{job.payload});
        else if (job.kind == kSettlePayment)
            ASSERT_TRUE(rules_.settle_payments.settle(PaymentId{job.payload}));
        else if (job.kind == kSendReceiptMail)
            receipts_.push_back(job.payload);
    }

    /// Everything that is queued in the next minutes, each time in another order.
    void run_jobs() {
        for (int minute = 0; minute < 3; ++minute) {
            outside_.clock.advance(1min);
            for (auto jobs = stores_.jobs.lease("test", outside_.clock.now(), 1min, 100); !jobs.empty();
                 jobs = stores_.jobs.lease("test", outside_.clock.now(), 1min, 100)) {
                std::ranges::shuffle(jobs, random_);
                for (auto const& job : jobs) {
                    run(job);
                    stores_.jobs.finish(job.id, "test");
                }
            }
        }
    }

    Order order_of(StartedPayment const& started) { return orders_.find(started.order.id).value(); }

    testing::TestStores stores_;
    testing::TestOutside outside_;
    storage::SqlLedger ledger_{stores_.database()};
    storage::SqlOrders orders_{stores_.database()};
    storage::SqlProviderEvents events_{stores_.database()};
    storage::SqlSandboxBank bank_{stores_.database()};
    SandboxPayments sandbox_{bank_, outside_.secure};
    LossyPayments provider_{sandbox_};
    PaymentRules rules_{stores_,
                        outside_,
                        {.stores = {ledger_, orders_, events_, bank_},
                         .provider = provider_,
                         .catalogue = {},
                         .webhook_secrets = {"a secret of the sandbox"}}};
    std::mt19937 random_{20261123}; // NOLINT(*-msc51-cpp): the same orders every time
    std::vector<std::string> receipts_;
};

TEST_F(SandboxShop, APaidOrderIsSettledOnceHoweverItsEventsCome) {
    auto const started = certification();
    EXPECT_EQ(pay(started, "4242 4242 4242 4242"), SandboxAnswer::paid);
    EXPECT_EQ(order_of(started).progress.paid, 0) << "no money without a matching event";
    EXPECT_TRUE(ledger_.balances().empty());
    run_jobs();
    EXPECT_EQ(order_of(started).progress.paid, 69'700);
    EXPECT_EQ(order_of(started).buyer.email_address, "mara@example.com");
    EXPECT_EQ(order_of(started).buyer.card, "Visa 4242");
    EXPECT_EQ(receipts_, std::vector{started.order.id.value()});
    EXPECT_EQ(ledger_.list(started.order.id).size(), 1U);
    EXPECT_EQ(stores_.count_rows("provider_events"), 2U) << "created and succeeded, each once";
    EXPECT_EQ(pay(started, "4000000000000002"), SandboxAnswer::paid) << "what is paid stays so";
}

TEST_F(SandboxShop, ADeclinedCardTakesNothingAndTheSamePaymentIsTriedAgain) {
    auto const started = certification();
    EXPECT_EQ(pay(started, "4000000000000002"), SandboxAnswer::declined);
    EXPECT_EQ(pay(started, "4000 0000 0000 9995"), SandboxAnswer::no_money);
    EXPECT_EQ(pay(started, "5555555555554444").error().field, "card_number");
    run_jobs();
    EXPECT_EQ(order_of(started).progress, Progress{});
    EXPECT_EQ(pay(started, "4242424242424242"), SandboxAnswer::paid);
}

TEST_F(SandboxShop, TheSecondStepIsAskedForBeforeMoneyMoves) {
    auto const started = certification();
    EXPECT_EQ(pay(started, "4000002500003155", "123456"), SandboxAnswer::asks_for_code)
        << "nobody was asked yet";
    EXPECT_EQ(pay(started, "4000002500003155", "000000"), SandboxAnswer::refused_code);
    EXPECT_EQ(pay(started, "4000002500003155"), SandboxAnswer::asks_for_code);
    run_jobs();
    EXPECT_EQ(order_of(started).progress.paid, 0);
    EXPECT_EQ(pay(started, "4000002500003155", "123456"), SandboxAnswer::paid);
    run_jobs();
    EXPECT_EQ(order_of(started).progress.paid, 69'700);
}

TEST_F(SandboxShop, ARefundComesLaterAndEmptiesTheBooks) {
    auto const started = start({.item = Item::book, .event_id = EventId{"book"}}).value();
    EXPECT_EQ(pay(started, "4000000000005126"), SandboxAnswer::paid);
    run_jobs();
    EXPECT_EQ(order_of(started).progress.refunded, 99);
    EXPECT_FALSE(rules_.open_order.take_download(started.order.id));
    for (auto const& [account, minor] : ledger_.balances())
        EXPECT_EQ(minor, 0);
}

TEST_F(SandboxShop, ADisputeHoldsTheMoneyBackAndLeavesTheBook) {
    auto const started = start({.item = Item::book, .event_id = EventId{"book"}}).value();
    EXPECT_EQ(pay(started, "4000000000000259"), SandboxAnswer::paid);
    run_jobs();
    EXPECT_EQ(order_of(started).progress.dispute, Dispute::open);
    EXPECT_EQ((ledger_.balances()[{Account::disputed, "USD"}]), 99);
    for (int i = 0; i < rules_.catalogue.downloads; ++i)
        EXPECT_TRUE(rules_.open_order.take_download(started.order.id));
    EXPECT_FALSE(rules_.open_order.take_download(started.order.id));
}

TEST_F(SandboxShop, WhereTheAnswerOfTheProviderWasLostNothingIsChargedTwiceOrLost) {
    provider_.loses_answer = true;
    EXPECT_THROW(certification(), Unavailable);
    EXPECT_EQ(stores_.count_rows("sandbox_payments"), 1U)
        << "the provider has made a payment that we do not know";
    provider_.loses_answer = false;
    auto const again = certification();
    EXPECT_FALSE(again.is_new);
    EXPECT_EQ(stores_.count_rows("orders"), 1U);
    EXPECT_EQ(stores_.count_rows("sandbox_payments"), 1U);
    EXPECT_EQ(provider_.created, 2);
}

TEST_F(SandboxShop, ReconcilingFindsAPaymentWhoseEventsWereLost) {
    auto const started = certification();
    EXPECT_EQ(pay(started, "4242424242424242"), SandboxAnswer::paid);
    for (auto const& job : stores_.jobs.lease("thief", kMondayMorning + 24h, 1min, 100))
        stores_.jobs.finish(job.id, "thief");
    EXPECT_EQ(rules_.settle_payments.reconcile(), 0U) << "somebody may still be paying";
    outside_.clock.advance(3min);
    EXPECT_EQ(rules_.settle_payments.reconcile(), 1U);
    EXPECT_EQ(order_of(started).progress.paid, 69'700);
    EXPECT_EQ(rules_.settle_payments.reconcile(), 0U);
}

TEST_F(SandboxShop, ReconcilingAttachesAPaymentThatWeDiedBeforeKeeping) {
    provider_.loses_answer = true;
    EXPECT_THROW(certification(), Unavailable);
    provider_.loses_answer = false;
    outside_.clock.advance(3min);
    EXPECT_EQ(rules_.settle_payments.reconcile(), 0U);
    auto const unpaid = orders_.list_unpaid(kMondayMorning - 1h, kMondayMorning + 1h, {}, 10);
    ASSERT_EQ(unpaid.size(), 1U);
    EXPECT_FALSE(unpaid.front().payment_id.empty());
    EXPECT_EQ(stores_.count_rows("sandbox_payments"), 1U);
}

TEST_F(SandboxShop, ACodeTakesItsAmountOffOnceAndInTime) {
    auto const lead = [&](std::string const& code, lead::LeadKind kind = lead::LeadKind::certification) {
        stores_.leads.add_once({.id = LeadId{"lead " + code},
                                .kind = kind,
                                .event_id = EventId{"event " + code},
                                .first_name = "Mara",
                                .email_address = "mara@example.com",
                                .language_code = "en",
                                .unique_code = code,
                                .amount_off_usd_cents = 20'000,
                                .expires_at = kMondayMorning + 24h,
                                .created_at = kMondayMorning},
                               {});
    };
    lead("MARA");
    lead("SEAT", lead::LeadKind::live_training);
    auto const state = [&](std::string const& event, std::string const& code) {
        return start({.item = Item::certification, .event_id = EventId{event}, .unique_code = code})->code;
    };
    EXPECT_EQ(state("1", ""), CodeState::none);
    EXPECT_EQ(state("2", "nope"), CodeState::unknown);
    EXPECT_EQ(state("3", "SEAT"), CodeState::unknown);
    auto const with_code = certification("ma-ra");
    EXPECT_EQ(with_code.code, CodeState::applied);
    EXPECT_EQ(total_of(with_code.order), 49'700);
    EXPECT_EQ(pay(with_code, "4242424242424242"), SandboxAnswer::paid);
    run_jobs();
    EXPECT_EQ(order_of(with_code).progress.paid, 49'700);
    EXPECT_EQ(state("4", "MARA"), CodeState::used);
    EXPECT_EQ(certification("MARA").code, CodeState::applied) << "a repeat of the same sale";
    outside_.clock.advance(24h);
    EXPECT_EQ(state("5", "MARA"), CodeState::expired);
}

TEST_F(SandboxShop, AnEventIdIsForOneThing) {
    (void)certification();
    EXPECT_EQ(rules_.start_payment({.item = Item::book, .event_id = EventId{"sale"}}).error().fault,
              Fault::conflict);
}

TEST_F(SandboxShop, OnlyWhoBeganAnOrderOpensIt) {
    auto const started = certification();
    EXPECT_EQ(rules_.keys.order_of(started.order_key), started.order.id);
    EXPECT_FALSE(rules_.keys.order_of(started.order.id.value()));
    EXPECT_FALSE(rules_.keys.order_of(started.order.id.value() + ".guess"));
    EXPECT_FALSE(rules_.keys.order_of(""));
}

TEST_F(SandboxShop, AnAffiliateCodeIsNormalisedAndNeverStopsASale) {
    EXPECT_EQ(normalise_affiliate_code("mara-7k2q"), "MARA-7K2Q");
    EXPECT_EQ(normalise_affiliate_code("mara lindqvist"), "");
    EXPECT_EQ(normalise_affiliate_code(std::string(41, 'A')), "");
}

TEST_F(SandboxShop, WhereNothingIsSoldNothingIsKeptOfAPayment) {
    NoPayments closed;
    EXPECT_EQ(closed.create({}).error().fault, Fault::purchase_refused);
    EXPECT_FALSE(closed.find(PaymentId{"pi"}));
}

/// With real digests, because the fake one only has the shape.
class WebhookSignature : public ::testing::Test {
protected:
    bool is_good(std::string const& header, std::string const& body = "{}", Instant now = kMondayMorning) {
        return is_signed(header, body, secrets_, now, secure_);
    }

    testing::FixedClock clock_;
    SodiumSecure secure_{clock_};
    std::vector<std::string> secrets_{"whsec_new", "whsec_old"};
};

TEST_F(WebhookSignature, IsTheOneThatStripeDocuments) {
    // printf '1772438400.{}' | openssl dgst -sha256 -hmac whsec_new
    EXPECT_EQ(sign_webhook("{}", "whsec_new", Instant{1772438400s}, secure_),
              "t=1772438400,v1=9880e78ef3d931b6c72959ebc0593e39e67da1d07b2308fc483cc84962e5c8fd");
}

TEST_F(WebhookSignature, IsTakenFromEachOfOurSecretsAndNoOther) {
    EXPECT_TRUE(is_good(sign_webhook("{}", "whsec_new", kMondayMorning, secure_)));
    EXPECT_TRUE(is_good(sign_webhook("{}", "whsec_old", kMondayMorning, secure_)));
    EXPECT_TRUE(is_good(sign_webhook("{}", "whsec_old", kMondayMorning, secure_) + ",v0=abc,v1=abc"));
    EXPECT_FALSE(is_good(sign_webhook("{}", "whsec_stolen", kMondayMorning, secure_)));
    secrets_ = {""};
    EXPECT_FALSE(is_good(sign_webhook("{}", "", kMondayMorning, secure_))) << "no secret signs nothing";
}

TEST_F(WebhookSignature, IsOfThisBodyAndThisMoment) {
    auto const header = sign_webhook("{}", "whsec_new", kMondayMorning, secure_);
    EXPECT_FALSE(is_good(header, "{ }"));
    EXPECT_TRUE(is_good(header, "{}", kMondayMorning + kSignatureTolerance));
    EXPECT_FALSE(is_good(header, "{}", kMondayMorning + kSignatureTolerance + 1s));
    EXPECT_FALSE(is_good(header, "{}", kMondayMorning - kSignatureTolerance - 1s));
}

TEST_F(WebhookSignature, IsNotReadOutOfAnythingElse) {
    for (auto const* const header : {"", "t=", "t=x,v1=", "v1=abc", "t=1772438400", "t=1772438400,v1=",
                                     "t=99999999999999999999,v1=abc", "t=-9223372036854775808,v1=abc"})
        EXPECT_FALSE(is_good(header)) << header;
}

TEST(PaymentEvents, AreReadAsStripeWritesThem) {
    auto const intent = read_payment_event(
        R"({"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"id":"pi_1","object":"payment_intent"}}})");
    ASSERT_TRUE(intent);
    EXPECT_EQ(intent->id + " " + intent->kind, "evt_1 payment_intent.succeeded");
    EXPECT_EQ(intent->payment_id, PaymentId{"pi_1"});
    auto const charge = read_payment_event(
        R"({"id":"evt_2","type":"charge.refunded","data":{"object":{"id":"ch_1","object":"charge","payment_intent":"pi_1"}}})");
    ASSERT_TRUE(charge);
    EXPECT_EQ(charge->payment_id, PaymentId{"pi_1"});
    for (auto const* const other : {"", "[]", "{}", R"({"id":"evt","data":{}})",
                                    R"({"id":"evt","data":{"object":{"object":"customer","id":"c"}}})",
                                    R"({"id":7,"data":{"object":{"object":"payment_intent","id":"pi"}}})"})
        EXPECT_FALSE(read_payment_event(other)) << other;
}

} // namespace
} // namespace evenkeel::outbound
