#include "storage/payment/ledger.hpp"

#include "tests/port_contracts/contract.hpp"

#include <map>
#include <random>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using payment::Account;
using payment::Balances;
using payment::Movement;
using payment::Reason;
using ::testing::ElementsAre;

Movement a_sale(std::string const& id, std::int64_t minor = 69'700) {
    return {.id = id,
            .order_id = OrderId{"order"},
            .reason = Reason::paid,
            .actor = "provider",
            .at = kMondayMorning,
            .transfers = {{Account::certification_sales, Account::provider, minor, "USD"}}};
}

template <class Backend>
class LedgerContract : public Contract<Backend> {
protected:
    void run(char const* name, char const* text) {
        storage::Statement const statement{name, text, text};
        this->backend_.database().transact(
            [&](storage::Connection& connection) { connection.run(statement); });
    }

    storage::SqlLedger ledger_{this->backend_.database()};
};

TYPED_TEST_SUITE(LedgerContract, Backends, BackendNames);

TYPED_TEST(LedgerContract, AMovementIsReadAsItWasPosted) {
    auto movement = a_sale("1");
    movement.transfers.push_back({Account::provider, Account::disputed, 5, "EUR"});
    EXPECT_TRUE(this->ledger_.post_once(movement));
    auto later = a_sale("0", 1);
    later.at += 1ms;
    EXPECT_TRUE(this->ledger_.post_once(later));
    EXPECT_THAT(this->ledger_.list(OrderId{"order"}), ElementsAre(movement, later));
    EXPECT_TRUE(this->ledger_.list(OrderId{"another"}).empty());
}

TYPED_TEST(LedgerContract, TheSameMovementAgainPostsNothing) {
    EXPECT_TRUE(this->ledger_.post_once(a_sale("1")));
    EXPECT_FALSE(this->ledger_.post_once(a_sale("1", 5)));
    EXPECT_EQ(this->ledger_.balances(), (Balances{{{Account::provider, "USD"}, 69'700},
                                                  {{Account::certification_sales, "USD"}, -69'700}}));
}

TYPED_TEST(LedgerContract, OfManyAtOnceOneIsPosted) {
    auto const posted = all_at_once(8, [this](int) { return this->ledger_.post_once(a_sale("1")); });
    EXPECT_EQ(std::ranges::count(posted, true), 1);
    EXPECT_EQ(this->ledger_.list(OrderId{"order"}).size(), 1U);
}

TYPED_TEST(LedgerContract, WhatIsNotSoundIsRefusedWhole) {
    for (auto const minor : {0, -5})
        EXPECT_THROW((void)this->ledger_.post_once(a_sale("1", minor)), std::logic_error);
    auto half = a_sale("1");
    half.transfers.push_back({Account::provider, Account::provider, 5, "USD"});
    EXPECT_THROW((void)this->ledger_.post_once(half), std::logic_error);
    half.transfers.back() = {Account::provider, Account::disputed, 5, "usd"};
    EXPECT_THROW((void)this->ledger_.post_once(half), std::logic_error);
    auto by_nobody = a_sale("1");
    by_nobody.actor.clear();
    EXPECT_THROW((void)this->ledger_.post_once(by_nobody), std::logic_error);
    EXPECT_TRUE(this->ledger_.balances().empty());
}

TYPED_TEST(LedgerContract, TheDatabaseItselfRefusesToChangeOrUnbalanceIt) {
    this->ledger_.post_once(a_sale("1"));
    EXPECT_ANY_THROW(this->run("test/less", "UPDATE ledger_transfers SET minor = 1"));
    EXPECT_ANY_THROW(this->run("test/gone", "DELETE FROM ledger_transfers"));
    for (auto const* const wrong : {"0, 'a', 'b'", "-5, 'a', 'b'", "5, 'a', 'a'"}) {
        static std::map<std::string, std::string> texts;
        auto const& text =
            texts
                .try_emplace(wrong,
                             std::string{"INSERT INTO ledger_transfers (movement_id, line, order_id, reason, "
                                         "actor, moved_at, minor, from_account, to_account, currency) "
                                         "VALUES ('2', 1, 'order', 'paid', 'me', 1, "} +
                                 wrong + ", 'USD')")
                .first->second;
        EXPECT_ANY_THROW(this->run(text.substr(text.size() - 20).c_str(), text.c_str())) << wrong;
    }
    EXPECT_THAT(this->ledger_.list(OrderId{"order"}), ElementsAre(a_sale("1")));
}

TYPED_TEST(LedgerContract, SumsToZeroInEveryCurrencyAtEveryStep) {
    std::mt19937 random{20261123}; // NOLINT(*-msc51-cpp): the same movements every time
    auto const below = [&](std::size_t bound) { return random() % bound; };
    auto const kAccounts = Words<Account>::kNames.size();
    std::vector<Movement> posted;
    for (int step = 0; step < 200; ++step) {
        Movement movement = a_sale(std::to_string(step));
        movement.transfers.clear();
        for (auto lines = 1 + below(4); lines > 0; --lines) {
            auto const from = below(kAccounts);
            movement.transfers.push_back({static_cast<Account>(from),
                                          static_cast<Account>((from + 1 + below(kAccounts - 1)) % kAccounts),
                                          static_cast<std::int64_t>(1 + below(100'000)),
                                          below(2) == 0 ? "USD" : "EUR"});
        }
        ASSERT_TRUE(this->ledger_.post_once(movement));
        posted.push_back(movement);
        auto const balances = this->ledger_.balances();
        std::map<std::string, std::int64_t> sums;
        for (auto const& [account, minor] : balances)
            sums[account.second] += minor;
        for (auto const& [currency, sum] : sums)
            ASSERT_EQ(sum, 0) << currency << " after step " << step;
        ASSERT_EQ(balances, payment::balances_of(posted));
    }
}

} // namespace
} // namespace evenkeel::testing
