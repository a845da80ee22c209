#pragma once

#include "core/account/apple_accounts.hpp"
#include "core/account/change_details.hpp"
#include "core/account/create_account.hpp"
#include "core/account/language.hpp"
#include "core/account/log_in.hpp"
#include "core/account/validate_address.hpp"
#include "core/checkin/record_check_in.hpp"
#include "core/content/content.hpp"
#include "core/program/personalize.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/session_cookies.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::api {

/// Where this installation's parts are found, as a browser sees them.
struct Addresses {
    std::string main_url;
    std::string service_url;
    std::string dashboard_url;
};

/// What apps need to know of services that the operator set up. All of it may be seen by anybody.
struct PublicKeys {
    std::map<std::string, std::string> by_service; ///< apple_sign_in: under which name Apple knows us.
    std::optional<std::string> web_push;           ///< VAPID, base64url.
};

/// Everything the calls of the member API reach inward to. Built once in app/; outlives the routes.
struct MemberUses {
    content::Content const& content;     ///< In the language of whoever calls.
    content::ByLanguage const& contents; ///< For /config, which may ask for another one.
    account::Languages languages;
    Addresses addresses;
    std::vector<std::string> sandboxed; ///< Outside services that a stand-in plays: "mail", "payments".
    PublicKeys public_keys;
    http::SessionCookies cookies;
    Clock const& clock;
    account::Members& members;
    account::Sessions& sessions;
    account::ValidateAddress const& validate_address;
    account::CreateAccount const& create_account;
    account::LogIn const& log_in;
    account::AppleAccounts const& apple_accounts;
    account::ChangeDetails const& change_details;
    program::Personalize const& personalize;
    checkin::RecordCheckIn const& record_check_in;
    snapshot::ReadSnapshot const& read_snapshot;
    /// For /config, by whose answer a member may speak another language.
    std::function<snapshot::ReadSnapshot const&(std::string_view language)> read_snapshot_in;
};

} // namespace evenkeel::api
