#include "storage/account/api_tokens.hpp"

#include <sql/api_tokens.hpp>
#include <sql/members.hpp>

namespace evenkeel::storage {
namespace {

account::ApiToken token_of(Row const& row) {
    return {.id = ApiTokenId{row.text("token_id")},
            .member_id = MemberId{row.text("member_id")},
            .name = row.text("name"),
            .token_hash = row.text("token_hash"),
            .created_at = row.instant("created_at"),
            .last_used_at = row.instant_or_null("last_used_at"),
            .expires_at = row.instant_or_null("expires_at")};
}

} // namespace

account::NewApiToken SqlApiTokens::add(account::ApiToken const& token) {
    using account::NewApiToken;
    return database_.transact([&](Connection& connection) {
        // The member's row is locked first, so that two at once cannot both be the last one allowed.
        connection.run(sql::members::kHold, token.member_id);
        auto const kept =
            connection.run(sql::api_tokens::kInsert, token.member_id, token.id, token.name, token.token_hash,
                           token.created_at, account::kMostApiTokens, token.expires_at);
        if (kept.changed > 0)
            return NewApiToken::added;
        auto const same_name = connection.run(sql::api_tokens::kFindByName, token.member_id, token.name);
        return same_name.empty() ? NewApiToken::too_many : NewApiToken::name_taken;
    });
}

std::vector<account::ApiToken> SqlApiTokens::list(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<account::ApiToken> tokens;
        for (auto const& row : connection.run(sql::api_tokens::kList, member))
            tokens.push_back(token_of(row));
        return tokens;
    });
}

std::optional<account::TokenHolder> SqlApiTokens::find_holder(std::string_view token_hash) const {
    return database_.read_one([&](Connection& connection) -> std::optional<account::TokenHolder> {
        auto const found = connection.run(sql::api_tokens::kFindHolder, token_hash);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return account::TokenHolder{.token_id = ApiTokenId{row.text("token_id")},
                                    .member_id = MemberId{row.text("member_id")},
                                    .premium_until = row.instant("premium_until"),
                                    .last_used_at = row.instant_or_null("last_used_at"),
                                    .expires_at = row.instant_or_null("expires_at"),
                                    .language_code = row.text("language_code")};
    });
}

void SqlApiTokens::touch(MemberId const& member, ApiTokenId const& token, Instant used_at) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::api_tokens::kTouch, member, token, used_at); });
}

void SqlApiTokens::revoke(MemberId const& member, ApiTokenId const& token) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::api_tokens::kRevoke, member, token); });
}

} // namespace evenkeel::storage
