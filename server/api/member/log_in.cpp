#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/routes.hpp"

namespace evenkeel::api {

struct LogInRequest {
    std::optional<std::string> email_address; ///< Not needed beside an Apple code.
    std::optional<std::string> password;
    std::optional<std::string> device_uuid;
    std::optional<std::string> apple_authorization_code;
};
BOOST_DESCRIBE_STRUCT(LogInRequest, (), (email_address, password, device_uuid, apple_authorization_code))

http::Route log_in(MemberUses const& uses) {
    return http::post<http::Visitor, LogInRequest, MemberReply>(
        {.operation = "logIn",
         .path = "/account/login",
         .summary = "Opens a session by password or Apple code. An unknown address and a wrong password are "
                    "told alike.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::login_failed, Fault::too_many_requests},
         .csrf = http::Csrf::not_required,
         .limit = account::RateLimit{.calls = 30, .window = std::chrono::minutes{1}}},
        [uses](http::Visitor const&, LogInRequest const& request,
               http::Exchange const& exchange) -> http::Answer<MemberReply> {
            auto const device = device_of(request.device_uuid, exchange);
            auto const& code = request.apple_authorization_code;
            auto const opened = code ? uses.apple_accounts.log_in(*code, device)
                                     : uses.log_in({.email_address = request.email_address.value_or(""),
                                                    .password = request.password.value_or(""),
                                                    .device = device});
            if (!opened)
                return std::unexpected(opened.error());
            return http::Answer<MemberReply>{fresh_reply(uses.read_snapshot, opened->member.id)}.with_cookies(
                uses.cookies.open(opened->opened.token, account::kSessionLife));
        });
}

} // namespace evenkeel::api
