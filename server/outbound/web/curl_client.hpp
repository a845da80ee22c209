#pragma once

#include "outbound/web/web_client.hpp"

namespace evenkeel::outbound {

/// By libcurl, over https with the system's certificates; plain http to loopback only. May be used by several
/// threads: each keeps its own connection open between requests.
class CurlClient final : public WebClient {
public:
    [[nodiscard]] std::expected<WebReply, std::string> send(WebRequest const& request) override;
};

/// "application/x-www-form-urlencoded", in the order of the pairs.
[[nodiscard]] std::string form_of(std::vector<std::pair<std::string, std::string>> const& pairs);

} // namespace evenkeel::outbound
