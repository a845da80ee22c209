#include "core/base/hash.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace evenkeel {
namespace {

TEST(Hash, IsWhatItsAuthorsPublished) {
    EXPECT_EQ(fnv1a(""), 0xcbf29ce484222325U);
    EXPECT_EQ(fnv1a("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(fnv1a("foobar"), 0x85944171f73967e8U);
}

TEST(Hash, GoesOnWhereAnotherTextEnded) {
    EXPECT_EQ(fnv1a("bar", fnv1a("foo")), fnv1a("foobar"));
}

TEST(Hash, OneLetterAtTheEndChangesHalfOfTheBitsInAllPlaces) {
    std::array<int, 64> changed{};
    constexpr int kPairs = 400;
    for (int i = 0; i < kPairs; ++i) {
        auto const text = std::to_string(i) + "#";
        auto const bits = spread_hash(text + "a") ^ spread_hash(text + "b");
        for (std::size_t bit = 0; bit < changed.size(); ++bit)
            changed[bit] += static_cast<int>((bits >> bit) & 1U);
    }
    // Five standard deviations of a fair coin thrown 400 times.
    for (std::size_t bit = 0; bit < changed.size(); ++bit)
        EXPECT_NEAR(changed[bit], kPairs / 2, 50) << "bit " << bit;
}

} // namespace
} // namespace evenkeel
