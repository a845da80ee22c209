#include "api/member/account/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> account_routes(AccountUses const& uses) {
    return {request_sign_in_link(uses),
            complete_sign_in_link(uses),
            request_password_reset(uses),
            validate_reset_token(uses),
            complete_password_reset(uses),
            confirm_email_address(uses),
            list_sessions(uses),
            end_session(uses),
            request_account_deletion(uses),
            confirm_account_deletion(uses),
            create_api_token(uses),
            list_api_tokens(uses),
            revoke_api_token(uses)};
}

} // namespace evenkeel::api
