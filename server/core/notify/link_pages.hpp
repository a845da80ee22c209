#pragma once

#include "core/account/sign_in/link_tokens.hpp"

namespace evenkeel::notify {

/// The page of the app that takes a mailed link up, with the link's token. `main_url` has no slash at its
/// end.
[[nodiscard]] std::string page_address(std::string const& main_url, account::LinkTokens const& tokens,
                                       account::LinkPurpose purpose, LinkId const& link);

} // namespace evenkeel::notify
