#include "core/base/unavailable.hpp"
#include "outbound/argon2_passwords.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>
#include <vector>

namespace evenkeel::outbound {
namespace {

TEST(SodiumSecure, TokensAre256BitsAndNeverTheSame) {
    SystemClock const clock;
    SodiumSecure secure{clock};
    std::set<std::string> tokens;
    for (int i = 0; i < 1000; ++i)
        tokens.insert(secure.token());
    EXPECT_EQ(tokens.size(), 1000u);
    EXPECT_EQ(tokens.begin()->size(), 43u);
}

TEST(SodiumSecure, UuidsOfOneMomentAscendAlsoWhereTheClockGoesBack) {
    SystemClock clock;
    SodiumSecure secure{clock};
    auto last = secure.uuid();
    for (int i = 0; i < 5000; ++i) {
        if (i == 2500)
            clock.move_to(clock.now() - std::chrono::minutes{5});
        auto next = secure.uuid();
        ASSERT_LT(last, next);
        EXPECT_EQ(next[14], '7');
        last = std::move(next);
    }
}

TEST(SodiumSecure, UuidsAreVersionSevenAndSortByTime) {
    SystemClock clock;
    SodiumSecure secure{clock};
    auto const first = secure.uuid();
    clock.move_to(clock.now() + std::chrono::milliseconds{2});
    auto const second = secure.uuid();
    EXPECT_EQ(first.size(), 36u);
    EXPECT_EQ(first[14], '7');
    EXPECT_LT(first, second);
}

TEST(SodiumSecure, Sha256IsThePublishedOne) {
    SystemClock const clock;
    EXPECT_EQ(SodiumSecure{clock}.sha256("abc"), // FIPS 180-4, example B.1
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Argon2Passwords, VerifyWhatTheyHashed) {
    Argon2Passwords passwords{{}};
    auto const hash = passwords.hash("correct horse");
    EXPECT_TRUE(hash.starts_with("$argon2id$"));
    EXPECT_TRUE(passwords.verify(hash, "correct horse", account::Bringer::stranger));
    EXPECT_FALSE(passwords.verify(hash, "correct horsf", account::Bringer::stranger));
    EXPECT_FALSE(passwords.verify("", "correct horse", account::Bringer::stranger));
    EXPECT_FALSE(passwords.verify("not a hash", "correct horse", account::Bringer::stranger));
}

TEST(Argon2Passwords, RefuseWhatWouldWaitTooLong) {
    Argon2Passwords passwords{{.threads = 1, .waiting = 1}};
    std::atomic<int> refused{0};
    {
        std::vector<std::jthread> callers;
        for (int i = 0; i < 8; ++i)
            callers.emplace_back([&] {
                try {
                    (void)passwords.verify("", "x", account::Bringer::stranger);
                } catch (Unavailable const&) {
                    ++refused;
                }
            });
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(refused, 8);
}

TEST(Argon2Passwords, KnownDevicesGetTheirTurnHoweverManyStrangersCome) {
    Argon2Passwords passwords{{.threads = 1, .waiting = 1}};
    auto const hash = passwords.hash("correct horse");
    std::atomic<bool> flooding{true};
    std::atomic<int> refused{0};
    std::vector<std::jthread> strangers;
    for (int i = 0; i < 8; ++i)
        strangers.emplace_back([&] {
            while (flooding) {
                try {
                    (void)passwords.verify("", "x", account::Bringer::stranger);
                } catch (Unavailable const&) {
                    ++refused;
                    std::this_thread::yield();
                }
            }
        });
    while (refused == 0)
        std::this_thread::yield();
    for (int i = 0; i < 4; ++i)
        EXPECT_TRUE(passwords.verify(hash, "correct horse", account::Bringer::known_device));
    flooding = false;
}

} // namespace
} // namespace evenkeel::outbound
