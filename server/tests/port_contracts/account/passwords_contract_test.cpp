#include "outbound/argon2_passwords.hpp"
#include "tests/support/fake_passwords.hpp"

#include <gtest/gtest.h>

namespace evenkeel::testing {
namespace {

struct Argon2 {
    outbound::Argon2Passwords passwords{{}};
};

struct Fake {
    FakePasswords passwords;
};

template <class Backend>
class PasswordsContract : public ::testing::Test {
protected:
    account::Passwords& passwords() { return backend_.passwords; }

    Backend backend_;
};

struct PasswordsNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, Fake> ? "Fake" : "Argon2";
    }
};

using AllPasswords = ::testing::Types<Fake, Argon2>;
TYPED_TEST_SUITE(PasswordsContract, AllPasswords, PasswordsNames);

TYPED_TEST(PasswordsContract, AHashKnowsItsPasswordAndNoOther) {
    auto const hash = this->passwords().hash("a quiet pond");
    EXPECT_NE(hash, "a quiet pond");
    EXPECT_TRUE(this->passwords().verify(hash, "a quiet pond", account::Bringer::stranger));
    EXPECT_FALSE(this->passwords().verify(hash, "a quiet pond ", account::Bringer::stranger));
    EXPECT_FALSE(this->passwords().verify(hash, "", account::Bringer::stranger));
}

TYPED_TEST(PasswordsContract, AnEmptyHashIsNeverAMatch) {
    EXPECT_FALSE(this->passwords().verify("", "a quiet pond", account::Bringer::stranger));
    EXPECT_FALSE(this->passwords().verify("", "", account::Bringer::stranger));
}

TYPED_TEST(PasswordsContract, AHashOfNothingWeMadeIsNeverAMatch) {
    EXPECT_FALSE(this->passwords().verify("gibberish", "gibberish", account::Bringer::stranger));
}

} // namespace
} // namespace evenkeel::testing
