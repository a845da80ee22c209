#include "outbound/outbox_mailer.hpp"
#include "outbound/system_clock.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

class Outbox : public ::testing::Test {
protected:
    void TearDown() override { fs::remove_all(folder_); }

    std::string written(std::string const& name) {
        std::ostringstream text;
        text << std::ifstream{folder_ / name}.rdbuf();
        return text.str();
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("outbox_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
    SystemClock clock_;
    OutboxMailer mailer_{folder_, "Evenkeel <care@evenkeel.example>", clock_};
};

TEST_F(Outbox, KeepsAMailAsAFile) {
    ASSERT_TRUE(mailer_.send({"welcome-1", "mara@example.org", "Welcome", "Hello Mara"}));
    auto const text = written("welcome-1.eml");
    EXPECT_THAT(text, ::testing::HasSubstr("To: mara@example.org\r\n"));
    EXPECT_THAT(text, ::testing::EndsWith("\r\n\r\nHello Mara"));
}

TEST_F(Outbox, SendsTheSameEventOnce) {
    ASSERT_TRUE(mailer_.send({"welcome-1", "mara@example.org", "Welcome", "first"}));
    ASSERT_TRUE(mailer_.send({"welcome-1", "mara@example.org", "Welcome", "second"}));
    EXPECT_THAT(written("welcome-1.eml"), ::testing::EndsWith("first"));
}

TEST_F(Outbox, LetsNobodyAddAHeader) {
    ASSERT_TRUE(mailer_.send({"welcome-2", "mara@example.org", "Hi\r\nBcc: everyone@example.org", "text"}));
    EXPECT_THAT(written("welcome-2.eml"), ::testing::Not(::testing::HasSubstr("\nBcc:")));
}

TEST_F(Outbox, RefusesAnEventIdThatIsAPath) {
    auto const sent = mailer_.send({"../escape", "mara@example.org", "Hi", "text"});
    ASSERT_FALSE(sent);
    EXPECT_EQ(sent.error().field, "event_id");
}

TEST_F(Outbox, IsReadableForNobodyElse) {
    ASSERT_TRUE(mailer_.send({"link-1", "mara@example.org", "Your link", "a secret"}));
    auto const others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(folder_).permissions() & others, fs::perms::none);
    EXPECT_EQ(fs::status(folder_ / "link-1.eml").permissions() & others, fs::perms::none);
}

TEST_F(Outbox, ForgetsTheMailsOfOneAddressButTheOneThatIsNamed) {
    for (auto const* const id : {"welcome-1", "link-1", "erased-1"})
        ASSERT_TRUE(mailer_.send({id, "mara@example.org", "Hi", "Hello Mara"}));
    ASSERT_TRUE(mailer_.send({"welcome-2", "tamara@example.org", "Hi", "Hello Tamara"}));
    mailer_.forget("mara@example.org", "erased-1");
    EXPECT_FALSE(fs::exists(folder_ / "welcome-1.eml"));
    EXPECT_FALSE(fs::exists(folder_ / "link-1.eml"));
    EXPECT_TRUE(fs::exists(folder_ / "erased-1.eml"));
    EXPECT_TRUE(fs::exists(folder_ / "welcome-2.eml"));
}

TEST_F(Outbox, ForgetsWhatNobodyTook) {
    ASSERT_TRUE(mailer_.send({"old", "mara@example.org", "Hi", "text"}));
    ASSERT_TRUE(mailer_.send({"new", "mara@example.org", "Hi", "text"}));
    fs::last_write_time(folder_ / "old.eml", fs::file_time_type::clock::now() - std::chrono::days{8});
    EXPECT_EQ(mailer_.forget_older(clock_.now() - notify::kOutboxMemory), 1U);
    EXPECT_FALSE(fs::exists(folder_ / "old.eml"));
    EXPECT_TRUE(fs::exists(folder_ / "new.eml"));
}

} // namespace
} // namespace evenkeel::outbound
