#pragma once

#include "core/account/sessions.hpp"
#include "core/base/secure.hpp"
#include "http/authorizer.hpp"

namespace evenkeel::app {

/// Looks members' sessions up by the hash of the cookie, and keeps them alive while they are used.
class MemberSessionDirectory final : public http::SessionDirectory {
public:
    MemberSessionDirectory(account::Sessions& sessions, Clock const& clock, Secure const& secure)
        : sessions_{sessions}, clock_{clock}, secure_{secure} {}

    [[nodiscard]] std::optional<account::LiveSession> find(std::string_view session_token) override;

private:
    account::Sessions& sessions_;
    Clock const& clock_;
    Secure const& secure_;
};

/// The dashboard's accounts open with the trainer release; until then no session is live there.
class NoSessions final : public http::SessionDirectory {
public:
    [[nodiscard]] std::optional<account::LiveSession> find(std::string_view) override { return std::nullopt; }
};

} // namespace evenkeel::app
