#include "core/portability/time_text.hpp"

#include <charconv>
#include <regex>

namespace evenkeel::portability {
namespace {

using Match = std::match_results<std::string_view::const_iterator>;

constexpr std::size_t kLongestMoment = 40; ///< Regular expressions get no longer text to think about.

bool matches(std::string_view text, Match& match, std::regex const& pattern) {
    return text.size() <= kLongestMoment && std::regex_match(text.begin(), text.end(), match, pattern);
}

/// Of at most four digits, so it fits.
int number_of(Match const& match, std::size_t group) {
    return match[group].matched ? std::stoi(match[group].str()) : 0;
}

std::optional<std::chrono::local_days> day_of(int year, int month, int day) {
    std::chrono::year_month_day const date{std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    return date.ok() ? std::optional{std::chrono::local_days{date}} : std::nullopt;
}

} // namespace

std::optional<std::chrono::local_days> day_in(std::string_view text) {
    static std::regex const year_first{R"((\d{4})([-/.])(\d{1,2})\2(\d{1,2}))"};
    static std::regex const day_first{R"((\d{1,2})\.(\d{1,2})\.(\d{4}))"};
    Match match;
    if (matches(text, match, year_first))
        return day_of(number_of(match, 1), number_of(match, 3), number_of(match, 4));
    if (matches(text, match, day_first))
        return day_of(number_of(match, 3), number_of(match, 2), number_of(match, 1));
    return std::nullopt;
}

std::optional<std::chrono::seconds> clock_in(std::string_view text) {
    // Newer programs put a narrow space (U+202F) before AM and PM.
    static std::regex const clock{"(\\d{1,2})[:.-](\\d{2})(?:[:.-](\\d{2})(?:\\.\\d{1,9})?)?(?:(?: "
                                  "|\xe2\x80\xaf)?([AaPp])\\.?[Mm]\\.?)?"};
    Match match;
    if (!matches(text, match, clock))
        return std::nullopt;
    auto hour = number_of(match, 1);
    auto const minute = number_of(match, 2);
    auto const second = number_of(match, 3);
    if (match[4].matched) {
        if (hour < 1 || hour > 12)
            return std::nullopt;
        bool const is_afternoon = match[4].str() == "P" || match[4].str() == "p";
        hour = hour % 12 + (is_afternoon ? 12 : 0);
    }
    if (hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    return std::chrono::hours{hour} + std::chrono::minutes{minute} + std::chrono::seconds{second};
}

std::optional<FoundMoment> moment_in(std::string_view text) {
    static std::regex const parts{
        R"(([-/.0-9]{8,10})[T ]\s?([0-9:.]{4,18}(?: ?[AaPp][Mm])?) ?(Z|[+-]\d{2}:?\d{2})?)"};
    Match match;
    if (!matches(text, match, parts))
        return std::nullopt;
    auto const day = day_in(match[1].str());
    auto const clock = clock_in(match[2].str());
    if (!day || !clock)
        return std::nullopt;
    FoundMoment moment{.instant = {}, .wall = *day + *clock};
    auto const zone = match[3].str();
    if (zone.empty())
        return moment;
    std::chrono::seconds ahead{0};
    if (zone != "Z") {
        ahead = std::chrono::hours{std::stoi(zone.substr(1, 2))} +
                std::chrono::minutes{std::stoi(zone.substr(zone.size() - 2))};
        ahead = zone.front() == '-' ? -ahead : ahead;
    }
    moment.instant = Instant{moment.wall.time_since_epoch() - ahead};
    return moment;
}

} // namespace evenkeel::portability
