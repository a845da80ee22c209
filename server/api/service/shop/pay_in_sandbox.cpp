#include "api/context.hpp"
#include "api/service/routes.hpp"
#include "core/commerce/commerce_rules.hpp"

namespace evenkeel::api {

struct SandboxCardRequest {
    std::string client_secret;             ///< Of the payment. {length 1..200}
    std::string card_number;               ///< One of the test cards, with or without spaces. {length 1..40}
    std::string email_address;             ///< Where the receipt goes. {format email}
    std::optional<std::string> first_name; ///< Of the buyer, for the receipt. {length 0..80}
    /// The code that the bank asked for: 123456 says yes. {length 0..20}
    std::optional<std::string> second_step_code;
};
BOOST_DESCRIBE_STRUCT(SandboxCardRequest, (),
                      (client_secret, card_number, email_address, first_name, second_step_code))

/// The answer of the bank.
enum class SandboxAnswerView { paid, declined, no_money, asks_for_code, refused_code };
BOOST_DESCRIBE_ENUM(SandboxAnswerView, paid, declined, no_money, asks_for_code, refused_code)

struct SandboxCardReply {
    SandboxAnswerView answer{SandboxAnswerView::declined}; ///< The answer of the bank.
};
BOOST_DESCRIBE_STRUCT(SandboxCardReply, (), (answer))

namespace {

SandboxAnswerView view_of(payment::SandboxAnswer answer) {
    switch (answer) {
    case payment::SandboxAnswer::paid:
        return SandboxAnswerView::paid;
    case payment::SandboxAnswer::declined:
        return SandboxAnswerView::declined;
    case payment::SandboxAnswer::no_money:
        return SandboxAnswerView::no_money;
    case payment::SandboxAnswer::asks_for_code:
        return SandboxAnswerView::asks_for_code;
    case payment::SandboxAnswer::refused_code:
        return SandboxAnswerView::refused_code;
    }
    return SandboxAnswerView::declined;
}

http::Answer<SandboxCardReply> pay_in_sandbox(Context const& context, http::ServiceVisitor const&,
                                              SandboxCardRequest const& request) {
    auto const answer = context.rules.commerce.payment.sandbox.pay(
        {.client_secret = request.client_secret,
         .card_number = request.card_number,
         .first_name = request.first_name.value_or(""),
         .email_address = request.email_address,
         .second_step_code = request.second_step_code.value_or("")});
    if (!answer)
        return std::unexpected(answer.error());
    return SandboxCardReply{view_of(*answer)};
}

} // namespace

Route pay_in_sandbox_route() {
    return http::post<pay_in_sandbox>(
        {.operation = "payInSandbox",
         .path = "/sandbox/pay",
         .summary = "Pays with a test card where the sandbox plays the payment provider. No money moves.",
         .refusals = {Fault::invalid_input, Fault::not_found, Fault::too_many_requests},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}});
}

} // namespace evenkeel::api
