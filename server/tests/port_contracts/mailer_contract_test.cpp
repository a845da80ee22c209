#include "outbound/outbox_mailer.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fixed_clock.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace evenkeel::testing {
namespace {

class FakeMails {
public:
    [[nodiscard]] notify::Mailer& mailer() { return mailer_; }

    [[nodiscard]] std::size_t sent() const { return mailer_.sent().size(); }

private:
    FakeMailer mailer_;
};

class OutboxMails {
public:
    [[nodiscard]] notify::Mailer& mailer() { return mailer_; }

    [[nodiscard]] std::size_t sent() const {
        std::filesystem::directory_iterator const files{folder_.path()};
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }

private:
    FixedClock clock_;
    TemporaryFolder folder_{"outbox"};
    outbound::OutboxMailer mailer_{folder_.path(), "Evenkeel <hello@example.com>", clock_};
};

template <class Backend>
class MailerContract : public ::testing::Test {
protected:
    void send(std::string const& event_id) {
        EXPECT_TRUE(backend_.mailer().send(
            {.event_id = event_id, .to = "ana@example.com", .subject = "Hello", .text = "Welcome."}));
    }

    Backend backend_;
};

struct MailerNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, FakeMails> ? "Fake" : "Outbox";
    }
};

using Mailers = ::testing::Types<FakeMails, OutboxMails>;
TYPED_TEST_SUITE(MailerContract, Mailers, MailerNames);

TYPED_TEST(MailerContract, OneEventIsOneMailHoweverOftenItIsSent) {
    this->send("welcome-1");
    this->send("welcome-1");
    EXPECT_EQ(this->backend_.sent(), 1U);
    this->send("welcome-2");
    EXPECT_EQ(this->backend_.sent(), 2U);
}

} // namespace
} // namespace evenkeel::testing
