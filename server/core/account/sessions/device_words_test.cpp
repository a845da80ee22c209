#include "core/account/sessions/device_words.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

struct Sample {
    char const* user_agent;
    char const* browser;
    char const* system;
};

class DeviceWordsOf : public ::testing::TestWithParam<Sample> {};

TEST_P(DeviceWordsOf, AreWhatAPersonCallsIt) {
    auto const words = device_words(GetParam().user_agent);
    EXPECT_EQ(words.browser, GetParam().browser);
    EXPECT_EQ(words.system, GetParam().system);
}

INSTANTIATE_TEST_SUITE_P(
    Browsers, DeviceWordsOf,
    ::testing::Values(
        Sample{"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"},
        Sample{"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
               "Mobile Safari/537.36",
               "Chrome", "Android"},
        Sample{"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
               "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
               "Edge", "Windows"},
        Sample{
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.6 Mobile/15E148 Safari/604.1",
            "Safari", "iPhone"},
        Sample{
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "CriOS/140.0 Mobile/15E148 Safari/604.1",
            "Chrome", "iPhone"},
        Sample{"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
               "Version/18.6 Safari/605.1.15",
               "Safari", "Mac"},
        Sample{"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
               "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
               "Samsung Internet", "Android"},
        Sample{"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) "
               "Chrome/140.0.0.0 Safari/537.36 OPR/120.0",
               "Opera", "ChromeOS"},
        Sample{"curl/8.0", "", ""}, Sample{"Version/4.0", "", ""}, Sample{"", "", ""}));

} // namespace
} // namespace evenkeel::account
