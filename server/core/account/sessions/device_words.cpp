#include "core/account/sessions/device_words.hpp"

#include <array>
#include <utility>

namespace evenkeel::account {
namespace {

using Mark = std::pair<std::string_view, std::string_view>;

/// The first mark that is there decides: most browsers also carry the marks of those they descend from.
constexpr std::array kBrowsers{Mark{"Edg/", "Edge"},
                               Mark{"EdgA/", "Edge"},
                               Mark{"EdgiOS/", "Edge"},
                               Mark{"OPR/", "Opera"},
                               Mark{"SamsungBrowser/", "Samsung Internet"},
                               Mark{"Vivaldi/", "Vivaldi"},
                               Mark{"DuckDuckGo/", "DuckDuckGo"},
                               Mark{"FxiOS/", "Firefox"},
                               Mark{"Firefox/", "Firefox"},
                               Mark{"CriOS/", "Chrome"},
                               Mark{"HeadlessChrome/", "Chrome"},
                               Mark{"Chrome/", "Chrome"},
                               Mark{"Chromium/", "Chromium"},
                               Mark{"Version/", "Safari"}};

constexpr std::array kSystems{Mark{"iPhone", "iPhone"},   Mark{"iPad", "iPad"},
                              Mark{"Android", "Android"}, Mark{"CrOS", "ChromeOS"},
                              Mark{"Windows", "Windows"}, Mark{"Macintosh", "Mac"},
                              Mark{"Linux", "Linux"}};

template <std::size_t Size>
std::string first_mark(std::array<Mark, Size> const& marks, std::string_view text) {
    for (auto const& [mark, word] : marks)
        if (text.contains(mark))
            return std::string{word};
    return {};
}

} // namespace

DeviceWords device_words(std::string_view user_agent) {
    DeviceWords words{.browser = first_mark(kBrowsers, user_agent),
                      .system = first_mark(kSystems, user_agent)};
    // "Version/" alone is claimed by Android's old built-in browser too.
    if (words.browser == "Safari" && !user_agent.contains("Safari/"))
        words.browser.clear();
    return words;
}

} // namespace evenkeel::account
