#include "outbound/encryption/sodium_encryption.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

namespace evenkeel::outbound {
namespace {

constexpr char kInstallation[] = "a key of an installation";
constexpr char kPlace[] = "journal_messages of ana, body";

std::string unhex(std::string_view hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes += static_cast<char>(std::stoi(std::string{hex.substr(i, 2)}, nullptr, 16));
    return bytes;
}

/// In the alphabet of addresses, worked out apart from the library.
std::string base64_of(std::string const& bytes) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    unsigned bits = 0;
    int count = 0;
    for (auto const letter : bytes) {
        bits = bits << 8U | static_cast<unsigned char>(letter);
        for (count += 8; count >= 6; count -= 6)
            text += kLetters[bits >> static_cast<unsigned>(count - 6) & 63U];
    }
    if (count > 0)
        text += kLetters[bits << static_cast<unsigned>(6 - count) & 63U];
    return text;
}

/// The example of draft-irtf-cfrg-xchacha-03, appendix A.3.1.
struct Example {
    SecretKey key;
    Nonce nonce{};
    std::string const place{unhex("50515253c0c1c2c3c4c5c6c7")};
    std::string const text{"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for "
                           "the future, sunscreen would be it."};
    std::string box;

    Example() {
        std::iota(key.bytes().begin(), key.bytes().end(), static_cast<unsigned char>(0x80));
        std::iota(nonce.begin(), nonce.end(), static_cast<unsigned char>(0x40));
        box = base64_of(
            std::string{nonce.begin(), nonce.end()} +
            unhex("bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440"
                  "bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f"
                  "3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e"
                  "c0875924c1c7987947deafd8780acf49"));
    }
};

TEST(SodiumEncryption, SealsAndOpensTheExampleOfItsStandard) {
    Example const example;
    EXPECT_EQ(seal_box_under(example.nonce, example.key, example.text, example.place), example.box);
    EXPECT_EQ(open_box(example.key, example.box, example.place), example.text);
}

TEST(SodiumEncryption, OpensNothingThatWasChangedOrMoved) {
    Example const example;
    for (std::size_t i = 0; i + 1 < example.box.size();
         ++i) { // the last one holds bits that stand for nothing
        auto changed = example.box;
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        EXPECT_FALSE(open_box(example.key, changed, example.place)) << i;
    }
    EXPECT_FALSE(open_box(example.key, example.box, "another place"));
    EXPECT_FALSE(open_box(SecretKey{}, example.box, example.place));
    for (auto const* const box : {"", "short", "no base64 at all!"})
        EXPECT_FALSE(open_box(example.key, box, example.place));
}

TEST(SodiumEncryption, KeepsAMembersKeyOverARestart) {
    auto const made = SodiumEncryption{kInstallation}.make_key("ana");
    auto const key = SodiumEncryption{kInstallation}.unwrap(made.wrapped, "ana");
    ASSERT_TRUE(key);
    EXPECT_EQ(key->id(), made.key_id);
    auto const box = key->seal("a bad night", kPlace);
    EXPECT_EQ(box.find("night"), std::string::npos);
    EXPECT_NE(box, key->seal("a bad night", kPlace));
    EXPECT_EQ(SodiumEncryption{kInstallation}.unwrap(made.wrapped, "ana")->open(box, kPlace), "a bad night");
    EXPECT_EQ(key->open(key->seal("", kPlace), kPlace), "");
}

TEST(SodiumEncryption, UnwrapsForItsOwnerAndUnderItsKeyAlone) {
    SodiumEncryption const ours{kInstallation};
    auto const made = ours.make_key("ana");
    EXPECT_FALSE(ours.unwrap(made.wrapped, "bo"));
    EXPECT_FALSE(SodiumEncryption{"a key of another installation"}.unwrap(made.wrapped, "ana"));
    EXPECT_NE(ours.make_key("ana").key_id, made.key_id);
    EXPECT_NE(SodiumEncryption{"a key of another installation"}.id(), ours.id());
}

TEST(SodiumEncryption, WrapsTheSameKeyUnderAnotherOne) {
    SodiumEncryption const before{kInstallation};
    SodiumEncryption const after{"the next key of an installation"};
    auto const made = before.make_key("ana");
    auto const box = before.unwrap(made.wrapped, "ana")->seal("a bad night", kPlace);
    auto const wrapped = before.wrap_under(after, made.wrapped, "ana");
    ASSERT_TRUE(wrapped);
    EXPECT_FALSE(before.unwrap(*wrapped, "ana"));
    EXPECT_EQ(after.unwrap(*wrapped, "ana")->open(box, kPlace), "a bad night");
    EXPECT_FALSE(after.wrap_under(before, made.wrapped, "ana"));
}

TEST(SodiumEncryption, WantsASecretThatCannotBeGuessed) {
    EXPECT_THROW(SodiumEncryption{"short"}, std::invalid_argument);
}

} // namespace
} // namespace evenkeel::outbound
