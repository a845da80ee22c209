#include "outbound/sodium_vault.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace evenkeel::outbound {
namespace {

constexpr char kVaultSecret[] = "a secret of some length";

TEST(SodiumVault, OpensWhatItSealed) {
    SodiumVault vault{kVaultSecret};
    for (std::string const& text : {std::string{}, std::string{"v1 ana known H"}, std::string(5000, 'x')})
        EXPECT_EQ(vault.open(vault.seal(text)), text);
    EXPECT_EQ(SodiumVault{kVaultSecret}.open(vault.seal("kept over a restart")), "kept over a restart");
}

TEST(SodiumVault, ShowsNothingAndNeverTheSameTwice) {
    SodiumVault vault{kVaultSecret};
    auto const sealed = vault.seal("heart condition");
    EXPECT_EQ(sealed.find("heart"), std::string::npos);
    EXPECT_NE(sealed, vault.seal("heart condition"));
}

TEST(SodiumVault, OpensNothingThatWasChangedOrBelongsToAnotherKey) {
    SodiumVault vault{kVaultSecret};
    auto const sealed = vault.seal("v1 ana known H");
    EXPECT_FALSE(SodiumVault{"another secret of length"}.open(sealed));
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        auto changed = sealed;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        if (i + 1 < sealed.size()) // the last character holds bits that stand for nothing
            EXPECT_FALSE(vault.open(changed)) << i;
    }
    for (auto const* const text : {"", "short", "not base64 at all!"})
        EXPECT_FALSE(vault.open(text));
}

TEST(SodiumVault, WantsASecretThatCannotBeGuessed) {
    EXPECT_THROW(SodiumVault{"short"}, std::invalid_argument);
}

} // namespace
} // namespace evenkeel::outbound
