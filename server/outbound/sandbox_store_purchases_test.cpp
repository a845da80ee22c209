#include "outbound/sandbox_store_purchases.hpp"

#include "core/base/local_day.hpp"
#include "outbound/content_files.hpp"
#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace evenkeel::outbound {
namespace {

using evenkeel::testing::kMondayMorning;

commerce::PurchaseClaim claim(std::string transaction) {
    return {std::move(transaction), {"quarter", "three_months", 3}};
}

TEST(SandboxStore, VouchesForWhatSaysThatItIsATest) {
    evenkeel::testing::FixedClock const clock;
    auto const bought = SandboxStorePurchases{clock}.verify(claim("sandbox:a-B_1"));
    ASSERT_TRUE(bought);
    EXPECT_EQ(bought->store, "sandbox");
    EXPECT_EQ(bought->transaction_id, "a-B_1");
    EXPECT_EQ(bought->product_id, "quarter");
    EXPECT_EQ(bought->expires_at, months_later(kMondayMorning, 3, "Etc/UTC"));
}

TEST(SandboxStore, VouchesForNothingElse) {
    evenkeel::testing::FixedClock const clock;
    SandboxStorePurchases store{clock};
    for (auto const& wrong : {std::string{"1000000123"}, std::string{"sandbox:"}, std::string{"sandbox:a b"},
                              "sandbox:" + std::string(65, 'a'), std::string{"sandbox:declined-1"}})
        EXPECT_EQ(store.verify(claim(wrong)).error().fault, Fault::purchase_refused) << wrong;
    EXPECT_LT(store.verify(claim("sandbox:ended-1"))->expires_at, kMondayMorning);
    EXPECT_EQ(NoStorePurchases{}.verify(claim("sandbox:a")).error().fault, Fault::purchase_refused);
}

TEST(JournalOpenings, AreWordsOfTheirOwnForEveryAspectInEveryState) {
    auto const content = read_content("content");
    std::set<std::string> texts;
    for (auto const& aspect : content.life_aspects)
        for (auto const state : state::kStates) {
            journal::Occasion const occasion{aspect.key, state};
            auto const opening =
                std::ranges::find(content.journal_openings, occasion, &journal::Opening::occasion);
            ASSERT_NE(opening, content.journal_openings.end()) << aspect.key;
            EXPECT_TRUE(opening->text.ends_with('?')) << opening->text;
            texts.insert(opening->text);
        }
    EXPECT_EQ(texts.size(), 42U);
}

} // namespace
} // namespace evenkeel::outbound
