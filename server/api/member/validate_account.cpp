#include "api/context.hpp"
#include "core/account/account_rules.hpp"

#include <boost/describe.hpp>

namespace evenkeel::account {
BOOST_DESCRIBE_ENUM(SignInMethod, password, apple, email_link)
} // namespace evenkeel::account

namespace evenkeel::api {

struct ValidateAccountRequest {
    std::string email_address; ///< The address to look at.
};
BOOST_DESCRIBE_STRUCT(ValidateAccountRequest, (), (email_address))

struct ValidateAccountReply {
    /// The address, trimmed and in lower case where it is well formed, else as it came.
    std::string email_address;
    /// Whether mail could be sent to it.
    bool is_valid{false};
    /// Whether an account has it. Null: this installation does not tell (`account_privacy` in `/config`).
    std::optional<bool> account_exists;
    /// The ways into that account; empty where there is none. Where it is not told: all ways in there are
    /// here.
    std::vector<account::SignInMethod> sign_in_methods;
};
BOOST_DESCRIBE_STRUCT(ValidateAccountReply, (), (email_address, is_valid, account_exists, sign_in_methods))

namespace {

http::Answer<ValidateAccountReply> validate_account(Context const& context, http::Visitor const&,
                                                    ValidateAccountRequest const& request) {
    auto const report =
        context.rules.account.validate_address(request.email_address, context.exchange.caller());
    if (!report)
        return std::unexpected(report.error());
    return ValidateAccountReply{report->email_address, report->is_valid, report->account_exists,
                                report->sign_in_methods};
}

} // namespace

Route validate_account_route() {
    return http::post<validate_account>(
        {.operation = "validateAccount",
         .path = "/account/validate",
         .summary = "Is this address well formed, has it an account, and which ways in.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::too_many_requests},
         .limit = account::RateLimit{.calls = 20, .window = std::chrono::minutes{1}}});
}

} // namespace evenkeel::api
