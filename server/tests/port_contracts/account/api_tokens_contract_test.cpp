#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using account::NewApiToken;

auto fields(account::ApiToken const& token) {
    return std::tie(token.id, token.member_id, token.name, token.token_hash, token.created_at,
                    token.last_used_at, token.expires_at);
}

template <class Backend>
class ApiTokensContract : public Contract<Backend> {
protected:
    account::ApiTokens& tokens() { return this->stores_.api_tokens; }

    std::vector<std::string> names() {
        std::vector<std::string> found;
        for (auto const& token : tokens().list(this->kAna))
            found.push_back(token.name);
        return found;
    }
};

TYPED_TEST_SUITE(ApiTokensContract, Backends, BackendNames);

TYPED_TEST(ApiTokensContract, ATokenIsListedAsItWasAdded) {
    auto token = an_api_token("watch", this->kAna);
    token.expires_at = kMondayMorning + 24h;
    EXPECT_EQ(this->tokens().add(token), NewApiToken::added);
    ASSERT_EQ(this->tokens().list(this->kAna).size(), 1U);
    EXPECT_EQ(fields(this->tokens().list(this->kAna).front()), fields(token));
    EXPECT_TRUE(this->tokens().list(this->kBo).empty());
}

TYPED_TEST(ApiTokensContract, ItSaysWhoHoldsIt) {
    (void)this->tokens().add(an_api_token("watch", this->kAna));
    auto const holder = this->tokens().find_holder("hash of watch");
    ASSERT_TRUE(holder);
    EXPECT_EQ(holder->token_id, ApiTokenId{"watch"});
    EXPECT_EQ(holder->member_id, this->kAna);
    EXPECT_EQ(holder->premium_until, a_member("ana").premium_until);
    EXPECT_EQ(holder->last_used_at, std::nullopt);
    EXPECT_FALSE(this->tokens().find_holder("hash of nothing"));
}

TYPED_TEST(ApiTokensContract, UsingItMovesItForwardAndNeverBack) {
    (void)this->tokens().add(an_api_token("watch", this->kAna));
    this->tokens().touch(this->kAna, ApiTokenId{"watch"}, kMondayMorning + 1h);
    this->tokens().touch(this->kAna, ApiTokenId{"watch"}, kMondayMorning);
    this->tokens().touch(this->kBo, ApiTokenId{"watch"}, kMondayMorning + 2h);
    EXPECT_EQ(this->tokens().find_holder("hash of watch")->last_used_at, kMondayMorning + 1h);
}

TYPED_TEST(ApiTokensContract, ANameIsTakenForItsMemberOnly) {
    (void)this->tokens().add(an_api_token("watch", this->kAna));
    auto again = an_api_token("another", this->kAna);
    again.name = "watch";
    EXPECT_EQ(this->tokens().add(again), NewApiToken::name_taken);
    again.member_id = this->kBo;
    EXPECT_EQ(this->tokens().add(again), NewApiToken::added);
}

TYPED_TEST(ApiTokensContract, OfManyWithOneNameAtOnceExactlyOneIsAdded) {
    auto const added = all_at_once(8, [this](int i) {
        auto token = an_api_token("token " + std::to_string(i), this->kAna);
        token.name = "watch";
        return this->tokens().add(token);
    });
    EXPECT_EQ(std::ranges::count(added, NewApiToken::added), 1);
    EXPECT_EQ(std::ranges::count(added, NewApiToken::name_taken), 7);
}

TYPED_TEST(ApiTokensContract, ThereIsAnEndToThem) {
    for (std::size_t i = 1; i < account::kMostApiTokens; ++i)
        ASSERT_EQ(this->tokens().add(an_api_token("token " + std::to_string(i), this->kAna)),
                  NewApiToken::added);
    auto const added = all_at_once(4, [this](int i) {
        return this->tokens().add(an_api_token("last " + std::to_string(i), this->kAna));
    });
    EXPECT_EQ(std::ranges::count(added, NewApiToken::added), 1);
    EXPECT_EQ(std::ranges::count(added, NewApiToken::too_many), 3);
    EXPECT_EQ(this->tokens().add(an_api_token("bo's", this->kBo)), NewApiToken::added);
}

TYPED_TEST(ApiTokensContract, ARevokedOneIsWorthless) {
    (void)this->tokens().add(an_api_token("watch", this->kAna));
    (void)this->tokens().add(an_api_token("sheet", this->kAna));
    this->tokens().revoke(this->kBo, ApiTokenId{"watch"});
    EXPECT_TRUE(this->tokens().find_holder("hash of watch"));
    this->tokens().revoke(this->kAna, ApiTokenId{"watch"});
    this->tokens().revoke(this->kAna, ApiTokenId{"watch"});
    EXPECT_FALSE(this->tokens().find_holder("hash of watch"));
    EXPECT_THAT(this->names(), ::testing::ElementsAre("sheet"));
}

} // namespace
} // namespace evenkeel::testing
