#include "core/notify/link_pages.hpp"

namespace evenkeel::notify {
namespace {

using account::LinkPurpose;

/// Paths that the main listener answers with the app.
std::string_view page_of(LinkPurpose purpose) {
    switch (purpose) {
    case LinkPurpose::sign_in:
        return "/login/link/";
    case LinkPurpose::password_reset:
        return "/reset_password/";
    case LinkPurpose::address_change:
        return "/app/confirm_email_address/";
    case LinkPurpose::erase:
        return "/app/confirm_delete/";
    }
    return {};
}

} // namespace

std::string page_address(std::string const& main_url, account::LinkTokens const& tokens, LinkPurpose purpose,
                         LinkId const& link) {
    return main_url + std::string{page_of(purpose)} + tokens.token_of(link);
}

} // namespace evenkeel::notify
