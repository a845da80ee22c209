#include "core/notify/notification_settings.hpp"

#include "core/base/holds.hpp"
#include "core/notify/notification_token.hpp"
#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

namespace evenkeel::notify {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

std::string refused_field(SettingsDraft const& draft) {
    auto const settings = settled(draft, kMondayMorning);
    return settings ? "" : settings.error().field;
}

TEST(Settings, AreOrderedAndEachTimeStandsOnce) {
    auto const settings = settled({.topics = {{"journal", true}, {"check_in", true}, {"news", false}},
                                   .times = {1200, 540, 1200, 0},
                                   .quiet_hours = QuietHours{.from = 1320, .to = 420},
                                   .pause_until = kMondayMorning + 24h},
                                  kMondayMorning);
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->topics, (std::vector{Topic::check_in, Topic::journal}));
    EXPECT_EQ(settings->times, (std::vector{0, 540, 1200}));
    EXPECT_EQ(settings->quiet_hours->from, 1320);
    EXPECT_EQ(settings->pause_until, kMondayMorning + 24h);
}

TEST(Settings, APauseThatIsOverIsNone) {
    EXPECT_FALSE(settled({{}, {}, {}, kMondayMorning}, kMondayMorning)->pause_until);
}

TEST(Settings, AreRefusedByField) {
    EXPECT_EQ(refused_field({{{"weather", true}}, {}, {}, {}}), "topics.weather");
    EXPECT_EQ(refused_field({{}, {1, 2, 3, 4, 5, 6, 7}, {}, {}}), "times");
    EXPECT_EQ(refused_field({{}, {-1}, {}, {}}), "times");
    EXPECT_EQ(refused_field({{}, {1440}, {}, {}}), "times");
    EXPECT_EQ(refused_field({{}, {}, QuietHours{.from = -1, .to = 5}, {}}), "quiet_hours.from");
    EXPECT_EQ(refused_field({{}, {}, QuietHours{.from = 5, .to = 1440}, {}}), "quiet_hours.to");
    EXPECT_EQ(refused_field({{}, {}, QuietHours{.from = 5, .to = 5}, {}}), "quiet_hours.to");
    EXPECT_EQ(refused_field({{}, {}, {}, kMondayMorning + kLongestPause + 1ms}), "pause_until");
    EXPECT_EQ(refused_field({{}, {}, {}, kMondayMorning + kLongestPause}), "");
}

TEST(Settings, EveryTopicIsFoundByItsName) {
    for (auto const topic : kTopics)
        EXPECT_EQ(topic_named(to_text(topic)), topic);
    EXPECT_FALSE(topic_named(""));
}

TEST(Settings, NewsAreOffUntilTheyAreWanted) {
    auto const usual = usual_settings();
    EXPECT_EQ(usual.topics.size(), kTopics.size() - 1);
    EXPECT_FALSE(holds(usual.topics, Topic::news));
}

std::string const kKey = "B" + std::string(86, 'a');
std::string const kAuth(22, 'a');

Result<NotificationToken> web_push(std::string endpoint, std::string key = kKey, std::string auth = kAuth) {
    return recognise(WebPushSubscription{std::move(endpoint), std::move(key), std::move(auth)});
}

TEST(Token, AWebPushSubscriptionIsTaken) {
    auto const token =
        web_push("https://updates.push.services.mozilla.com/wpush/v2/abc", kKey + "=", kAuth + "==");
    ASSERT_TRUE(token);
    EXPECT_EQ(token->service, PushService::web_push);
    EXPECT_EQ(token->p256dh, kKey);
    EXPECT_EQ(token->auth, kAuth);
}

TEST(Token, AnEndpointCannotLeadIntoOurOwnNetwork) {
    for (auto const* const endpoint :
         {"http://push.example.com/a", "https://localhost/a", "https://127.0.0.1/a", "https://10.1.2.3/a",
          "https://[::1]/a", "https://push.example.com:8080/a", "https://user@push.example.com/a",
          "https://db.internal/a", "https://printer.local/a", "https://push.example.com", "https://push/a",
          "https://0x7f.1/a", "https://push.example.com/a b", "https://2130706433/a", ""})
        EXPECT_FALSE(web_push(endpoint)) << endpoint;
}

TEST(Token, KeysHaveTheirLength) {
    auto const* const endpoint = "https://push.example.com/a";
    EXPECT_TRUE(web_push(endpoint));
    EXPECT_FALSE(web_push(endpoint, kKey + "a"));
    EXPECT_FALSE(web_push(endpoint, std::string(87, 'a'))); // no uncompressed point
    EXPECT_FALSE(web_push(endpoint, "B" + std::string(86, '!')));
    EXPECT_FALSE(web_push(endpoint, kKey, std::string(21, 'a')));
}

TEST(Token, ApnsAndFcmAreToldApart) {
    EXPECT_EQ(recognise(std::string(64, 'a'))->service, PushService::apns);
    EXPECT_EQ(recognise(std::string(160, 'F'))->service, PushService::apns);
    EXPECT_EQ(recognise("dQw4w9WgXcQ:APA91b" + std::string(120, 'x'))->service, PushService::fcm);
    for (auto const& wrong : {std::string{}, std::string{"abc"}, std::string(63, 'a'), std::string(202, 'a'),
                              std::string(100, 'x'), ":" + std::string(100, 'x'),
                              "a:" + std::string(100, ' '), "a:" + std::string(511, 'x')}) {
        auto const refused = recognise(wrong);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().field, "notification_token");
    }
}

} // namespace
} // namespace evenkeel::notify
