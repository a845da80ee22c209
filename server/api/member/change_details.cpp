#include "api/member/member_reply.hpp"
#include "api/member/routes.hpp"

namespace evenkeel::api {

struct ChangeDetailsRequest {
    std::optional<std::string> first_name;
    std::optional<std::string> email_address;
    std::optional<std::string> password;
    std::optional<std::string> current_password;
};
BOOST_DESCRIBE_STRUCT(ChangeDetailsRequest, (), (first_name, email_address, password, current_password))

http::Route change_details(MemberUses const& uses) {
    return http::post<http::Member, ChangeDetailsRequest, MemberReply>(
        {.operation = "changeDetails",
         .path = "/authorized/account/details",
         .summary = "Changes first name and password. A new password ends every other session.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests}},
        [uses](http::Member const& caller, ChangeDetailsRequest const& request) -> http::Answer<MemberReply> {
            auto const changed = uses.change_details(
                caller.id(), caller.session_id(),
                {request.first_name, request.email_address, request.password, request.current_password});
            if (!changed)
                return std::unexpected(changed.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
