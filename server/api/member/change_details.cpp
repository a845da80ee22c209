#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct ChangeDetailsRequest {
    /// The new first name, one line; empty takes it away. Left out, it stays. {length 0..80}
    std::optional<std::string> first_name;
    /// The new address, which counts once the mail that goes there is confirmed. Left out, it stays.
    /// {length ..254}
    std::optional<std::string> email_address;
    /// The new password, which ends every other session. Left out, it stays. {length 10..256}
    std::optional<std::string> password;
    /// The current password. Needed to change address or password where the account has one;
    /// where it has none, the session needs a fresh proof.
    std::optional<std::string> current_password;
    /// ISO 3166-1 alpha-2, such as `AT`; empty takes it back. Left out, it stays. {length 0..2}
    std::optional<std::string> country_code;
};
BOOST_DESCRIBE_STRUCT(ChangeDetailsRequest, (),
                      (first_name, email_address, password, current_password, country_code))

struct ChangeDetailsReply {
    /// The new address that waits to be confirmed. Null: none was sent. {format idn-email}
    std::optional<std::string> pending_email_address;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ChangeDetailsReply, (), (pending_email_address, member))

namespace {

http::Answer<ChangeDetailsReply> change_details(Context const& context, http::Member const& caller,
                                                ChangeDetailsRequest const& request) {
    auto const changed =
        context.rules.account.change_details(caller.id(), caller.session_id(),
                                             {request.first_name, request.email_address, request.password,
                                              request.current_password, request.country_code});
    if (!changed)
        return std::unexpected(changed.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return ChangeDetailsReply{changed->pending_email_address, std::move(*view)};
}

} // namespace

Route change_details_route() {
    return http::post<change_details>(
        {.operation = "changeDetails",
         .path = "/authorized/account/details",
         .summary = "Changes first name, country and password; a new address waits until the mail to it is "
                    "confirmed. A new "
                    "password ends every other session.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests, Fault::not_allowed}});
}

} // namespace evenkeel::api
