#include "core/account/sessions/create_api_token.hpp"

#include <algorithm>

namespace evenkeel::account {
namespace {

Result<std::string> normalise_token_name(std::string_view name) {
    auto const first = name.find_first_not_of(" \t");
    auto const text = first == std::string_view::npos
                          ? std::string_view{}
                          : name.substr(first, name.find_last_not_of(" \t") - first + 1);
    if (text.empty() || text.size() > kLongestTokenName)
        return refuse(Fault::invalid_input, "name", "A name has 1 to 60 characters.");
    if (std::ranges::any_of(text, [](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; }))
        return refuse(Fault::invalid_input, "name", "A name is one line of text.");
    return std::string{text};
}

} // namespace

Result<CreatedApiToken> CreateApiToken::operator()(MemberId const& member, std::string_view name,
                                                   std::optional<int> lasts_days) const {
    auto const wanted = normalise_token_name(name);
    if (!wanted)
        return std::unexpected(wanted.error());
    if (lasts_days && (*lasts_days < 1 || *lasts_days > kLongestTokenLife.count()))
        return refuse(Fault::invalid_input, "expires_in_days", "A token lasts 1 to 3,660 days.");
    auto const now = clock_.now();
    auto secret = kApiTokenPrefix + secure_.token();
    ApiToken const token{.id = ApiTokenId{secure_.uuid()},
                         .member_id = member,
                         .name = *wanted,
                         .token_hash = secure_.sha256(secret),
                         .created_at = now,
                         .last_used_at = {},
                         .expires_at =
                             lasts_days ? std::optional{now + std::chrono::days{*lasts_days}} : std::nullopt};
    switch (tokens_.add(token)) {
    case NewApiToken::added:
        return CreatedApiToken{token, std::move(secret)};
    case NewApiToken::name_taken:
        return refuse(Fault::conflict, "name",
                      "You already have a token with this name. Revoke it or choose another name.");
    case NewApiToken::too_many:
        break;
    }
    return refuse(Fault::invalid_input, "name",
                  "You already have 20 tokens. Revoke one that you do not need.");
}

} // namespace evenkeel::account
