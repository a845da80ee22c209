#include "outbound/sandbox_store_purchases.hpp"

#include "core/base/local_day.hpp"
#include "outbound/content_files.hpp"
#include "outbound/scripted_guide.hpp"
#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

#include <set>

namespace evenkeel::outbound {
namespace {

using testing::kMondayMorning;

commerce::PurchaseClaim claim(std::string transaction) {
    return {std::move(transaction), {"quarter", "three_months", 3}};
}

TEST(SandboxStore, VouchesForWhatSaysThatItIsATest) {
    testing::FixedClock const clock;
    auto const bought = SandboxStorePurchases{clock}.verify(claim("sandbox:a-B_1"));
    ASSERT_TRUE(bought);
    EXPECT_EQ(bought->store, "sandbox");
    EXPECT_EQ(bought->transaction_id, "a-B_1");
    EXPECT_EQ(bought->product_id, "quarter");
    EXPECT_EQ(bought->expires_at, months_later(kMondayMorning, 3, "Etc/UTC"));
}

TEST(SandboxStore, VouchesForNothingElse) {
    testing::FixedClock const clock;
    SandboxStorePurchases store{clock};
    for (auto const& wrong : {std::string{"1000000123"}, std::string{"sandbox:"}, std::string{"sandbox:a b"},
                              "sandbox:" + std::string(65, 'a'), std::string{"sandbox:declined-1"}})
        EXPECT_EQ(store.verify(claim(wrong)).error().fault, Fault::purchase_refused) << wrong;
    EXPECT_LT(store.verify(claim("sandbox:ended-1"))->expires_at, kMondayMorning);
    EXPECT_EQ(NoStorePurchases{}.verify(claim("sandbox:a")).error().fault, Fault::purchase_refused);
}

TEST(ScriptedGuide, HasItsOwnWordsForEveryAspectInEveryState) {
    auto const content = read_content("content");
    ScriptedGuide guide{content.journal_openings};
    std::set<std::string> openings;
    for (auto const& aspect : content.life_aspects)
        for (auto const state : state::kStates) {
            auto const text = guide.opening({aspect.key, state});
            EXPECT_TRUE(text.ends_with('?')) << text;
            openings.insert(text);
        }
    EXPECT_EQ(openings.size(), 42U);
    EXPECT_THROW((void)guide.opening({"garden", state::StateName::play}), std::logic_error);
}

} // namespace
} // namespace evenkeel::outbound
