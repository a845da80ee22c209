#include "outbound/payment/stripe_payments.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/web/curl_client.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>
#include <latch>
#include <thread>

namespace evenkeel::outbound {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

/// Gives the answers that were laid down, one after the other, and keeps the questions.
struct ScriptedStripe final : WebClient {
    std::expected<WebReply, std::string> send(WebRequest const& request) override {
        asked.push_back(request);
        if (answers.empty())
            return std::unexpected{"nobody there"};
        auto answer = answers.front();
        answers.pop_front();
        return answer;
    }

    std::deque<std::expected<WebReply, std::string>> answers;
    std::vector<WebRequest> asked;
};

std::string intent(std::string_view more = "") {
    return R"({"object":"payment_intent","id":"pi_1","amount":69700,"amount_received":69700,"currency":"usd",)"
           R"("client_secret":"pi_1_secret_x","receipt_email":null,"metadata":{"order_id":"order-1"})" +
           std::string{more} + "}";
}

constexpr std::string_view kCharge =
    R"(,"latest_charge":{"id":"ch_1","amount_refunded":1000,"disputed":false,)"
    R"("billing_details":{"name":"Ruth Noord","email":"ruth@harbour.example"},)"
    R"("payment_method_details":{"type":"card","card":{"brand":"visa","last4":"4242"}}})";

class Stripe : public ::testing::Test {
protected:
    void answer(int status, std::string body) { peer_.answers.push_back(WebReply{status, std::move(body)}); }

    auto create() {
        return stripe_.create({.order_id = OrderId{"order-1"},
                               .amount = 69'700,
                               .currency = "USD",
                               .description = "Certification & more"});
    }

    ScriptedStripe peer_;
    std::vector<std::chrono::milliseconds> pauses_;
    StripePayments stripe_{
        {.url = "https://stripe.example", .secret_key = "sk_test_1", .publishable_key = "pk_test_1"},
        peer_,
        [this](std::chrono::milliseconds pause) { pauses_.push_back(pause); }};
};

TEST_F(Stripe, MakesOnePaymentOfAnOrderAndSaysWhichVersionItSpeaks) {
    answer(200, intent());
    auto const payment = create();
    ASSERT_TRUE(payment);
    EXPECT_EQ(payment->id, PaymentId{"pi_1"});
    EXPECT_EQ(payment->currency, "USD");
    EXPECT_EQ(payment->client_secret, "pi_1_secret_x");
    auto const& asked = peer_.asked.at(0);
    EXPECT_EQ(asked.method, WebMethod::post);
    EXPECT_EQ(asked.url, "https://stripe.example/v1/payment_intents");
    EXPECT_EQ(asked.body, "amount=69700&currency=usd&description=Certification%20%26%20more&"
                          "automatic_payment_methods%5Benabled%5D=true&metadata%5Border_id%5D=order-1");
    using Header = std::pair<std::string, std::string>;
    EXPECT_THAT(asked.headers, ::testing::IsSupersetOf({Header{"Authorization", "Bearer sk_test_1"},
                                                        Header{"Idempotency-Key", "order-1"},
                                                        Header{"Stripe-Version", "2023-08-16"}}));
}

TEST_F(Stripe, ReadsWhoPaidAndWhatWasGivenBack) {
    answer(200, intent(kCharge));
    auto const payment = stripe_.find(PaymentId{"pi_1"});
    ASSERT_TRUE(payment);
    EXPECT_EQ(payment->order_id, OrderId{"order-1"});
    EXPECT_EQ(payment->progress, (payment::Progress{.paid = 69'700, .refunded = 1000}));
    EXPECT_EQ(payment->buyer.first_name, "Ruth");
    EXPECT_EQ(payment->buyer.email_address, "ruth@harbour.example");
    EXPECT_EQ(payment->buyer.card, "Visa 4242");
    EXPECT_EQ(peer_.asked.at(0).url,
              "https://stripe.example/v1/payment_intents/pi_1?expand%5B%5D=latest_charge");
}

struct DisputeCase {
    char const* name;
    char const* status;
    payment::Dispute expected;
};

class StripeDisputes : public Stripe, public ::testing::WithParamInterface<DisputeCase> {};

TEST_P(StripeDisputes, AreReadByTheirState) {
    answer(200, intent(R"(,"latest_charge":{"amount_refunded":0,"disputed":true})"));
    answer(200, std::string{R"({"data":[{"amount":69700,"status":")"} + GetParam().status + R"("}]})");
    auto const progress = stripe_.find(PaymentId{"pi_1"}).value().progress;
    EXPECT_EQ(progress.dispute, GetParam().expected);
    EXPECT_EQ(progress.disputed, GetParam().expected == payment::Dispute::none ? 0 : 69'700);
}

INSTANTIATE_TEST_SUITE_P(Each, StripeDisputes,
                         ::testing::Values(DisputeCase{"Answer", "needs_response", payment::Dispute::open},
                                           DisputeCase{"Review", "under_review", payment::Dispute::open},
                                           DisputeCase{"Won", "won", payment::Dispute::won},
                                           DisputeCase{"Lost", "lost", payment::Dispute::lost},
                                           DisputeCase{"Inquiry", "warning_needs_response",
                                                       payment::Dispute::none}),
                         [](auto const& each) { return each.param.name; });

TEST_F(Stripe, KnowsNothingOfPaymentsThatAreNotOurs) {
    answer(404, R"({"error":{"type":"invalid_request_error","code":"resource_missing"}})");
    EXPECT_FALSE(stripe_.find(PaymentId{"pi_of_nobody"}));
    answer(200, R"({"id":"pi_2","amount":5,"currency":"usd","metadata":{}})");
    EXPECT_FALSE(stripe_.find(PaymentId{"pi_2"}));
    // An id from outside never changes the address that is asked.
    EXPECT_FALSE(stripe_.find(PaymentId{"../customers?x="}));
    EXPECT_EQ(peer_.asked.size(), 2u);
}

TEST_F(Stripe, AsksAgainWithTheSameKeyWhereAnAnswerIsLostOrBusy) {
    peer_.answers.push_back(std::unexpected{"Timeout was reached"});
    answer(429, "{}");
    answer(200, intent());
    EXPECT_TRUE(create());
    ASSERT_EQ(peer_.asked.size(), 3u);
    EXPECT_EQ(peer_.asked.at(0).headers, peer_.asked.at(2).headers);
    EXPECT_EQ(pauses_, (std::vector{200ms, 800ms}));
}

TEST_F(Stripe, SaysWithoutSecretsWhatWentWrong) {
    answer(401,
           R"({"error":{"type":"invalid_request_error","code":"","message":"Invalid API Key: sk_test_1"}})");
    try {
        (void)create();
        FAIL() << "there is no payment";
    } catch (Unavailable const& error) {
        EXPECT_THAT(error.what(), HasSubstr("status 401"));
        EXPECT_THAT(error.what(), Not(HasSubstr("sk_test_1")));
    }
    EXPECT_EQ(peer_.asked.size(), 1u); // asking again changes nothing
}

TEST_F(Stripe, IsUnavailableWhereNobodyAnswers) {
    EXPECT_THROW((void)create(), Unavailable);
    EXPECT_EQ(peer_.asked.size(), 3u);
    answer(200, "<html>a proxy says hello</html>");
    EXPECT_THROW((void)create(), Unavailable);
}

/// Answers when the test says so.
struct SlowStripe final : WebClient {
    std::expected<WebReply, std::string> send(WebRequest const& /*request*/) override {
        waiting.count_down();
        may_answer.wait();
        return WebReply{404, "{}"};
    }

    std::latch waiting{StripePayments::kMostAtOnce};
    std::latch may_answer{1};
};

TEST(StripeThatHangs, TakesFourThreadsAndNoMore) {
    SlowStripe peer;
    StripePayments stripe{{.url = "https://stripe.example", .secret_key = "sk", .publishable_key = "pk"},
                          peer,
                          [](std::chrono::milliseconds) {}};
    std::vector<std::jthread> callers;
    for (int i = 0; i < StripePayments::kMostAtOnce; ++i)
        callers.emplace_back([&] { EXPECT_FALSE(stripe.find(PaymentId{"pi_1"})); });
    peer.waiting.wait();
    EXPECT_THROW((void)stripe.find(PaymentId{"pi_1"}), Unavailable);
    peer.may_answer.count_down();
    callers.clear();
}

TEST(StripeThatHangs, IsAskedAgainOnceItAnswers) {
    ScriptedStripe peer;
    StripePayments stripe{{.url = "https://stripe.example", .secret_key = "sk", .publishable_key = "pk"},
                          peer,
                          [](std::chrono::milliseconds) {}};
    for (int i = 0; i < 3 * StripePayments::kMostAtOnce; ++i)
        EXPECT_THROW((void)stripe.find(PaymentId{"pi_1"}), Unavailable);
    peer.answers.push_back(WebReply{404, "{}"});
    EXPECT_FALSE(stripe.find(PaymentId{"pi_1"}));
}

TEST(CurlClientAddresses, AreHttpsOrThisMachine) {
    CurlClient client;
    for (auto const* const url :
         {"http://stripe.example/", "ftp://127.0.0.1/", "file:///etc/passwd", "no address"})
        EXPECT_THAT(client.send({.url = url}).error(), HasSubstr("only https")) << url;
    EXPECT_THAT(client.send({.url = "http://127.0.0.1:1/"}).error(), Not(HasSubstr("only https")));
}

TEST(Form, IsEncodedSoThatNoValueBecomesAnotherField) {
    EXPECT_EQ(form_of({{"a", "1&b=2"}, {"metadata[x]", "ä +"}}), "a=1%26b%3D2&metadata%5Bx%5D=%C3%A4%20%2B");
    EXPECT_EQ(form_of({}), "");
}

} // namespace
} // namespace evenkeel::outbound
