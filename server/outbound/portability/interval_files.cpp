#include "outbound/portability/interval_files.hpp"

#include "core/portability/time_text.hpp"
#include "outbound/portability/zip.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <ranges>

namespace evenkeel::outbound {
namespace {

using portability::Found;
using portability::FoundReading;

/// "…/2021-03-14 07-41-30.txt", also with T or _ between day and time.
std::optional<portability::FoundMoment> moment_of(std::string_view name) {
    name = name.substr(name.find_last_of('/') + 1);
    name = name.substr(0, name.find_last_of('.'));
    constexpr std::size_t kDay = 10;
    if (name.size() < kDay + 5)
        return std::nullopt;
    auto const day = portability::day_in(name.substr(0, kDay));
    constexpr std::size_t kClock = 8;
    auto const clock = portability::clock_in(name.substr(kDay + 1, kClock));
    if (!day || !clock)
        return std::nullopt;
    return portability::FoundMoment{.instant = {}, .wall = *day + *clock};
}

std::string trimmed(std::string_view line) {
    auto const first = line.find_first_not_of(" \t\r");
    auto const last = line.find_last_not_of(" \t\r");
    return first == std::string_view::npos ? "" : std::string{line.substr(first, last - first + 1)};
}

/// Adds the list to what was found, or says which line is none.
void add(Found& found, std::string const& name, std::string_view text) {
    auto const moment = moment_of(name);
    FoundReading reading{.place = {name, 1}, .moment = {}, .intervals_ms = {}};
    if (!moment)
        return found.skipped.push_back(
            {reading.place, "Its name does not say when it was taken, as 2021-03-14 07-41-30.txt does."});
    reading.moment = *moment;
    std::size_t line = 0;
    for (auto const part : text | std::views::split('\n')) {
        ++line;
        auto const word = trimmed({part.begin(), part.end()});
        double interval = 0;
        auto const end = word.data() + word.size();
        auto const read = std::from_chars(word.data(), end, interval);
        bool const is_header = line == 1 && read.ec != std::errc{};
        if (word.empty() || is_header)
            continue;
        if (read.ec != std::errc{} || read.ptr != end || !(interval > 0 && interval < 10'000))
            return found.skipped.push_back(
                {{name, line}, "This is not a time between beats in milliseconds (0 to 10,000)."});
        reading.intervals_ms.push_back(interval);
        if (reading.intervals_ms.size() > portability::kMostIntervals)
            return found.skipped.push_back({{name, line}, "A reading can have up to 20,000 beats."});
    }
    if (reading.intervals_ms.empty())
        return found.skipped.push_back({reading.place, "It is empty."});
    found.readings.push_back(std::move(reading));
}

Found nothing_yet() {
    return {.source = portability::ImportSource::elite_hrv,
            .moods = {},
            .readings = {},
            .sessions = {},
            .skipped = {}};
}

} // namespace

bool is_interval_text(std::string_view text) {
    auto const number = text.find_first_of("0123456789");
    return number != std::string_view::npos && number < 10 &&
           std::ranges::all_of(
               text.substr(number),
               [](unsigned char letter) {
                   return std::isdigit(letter) != 0 || std::isspace(letter) != 0 || letter == '.';
               });
}

Result<Found> read_interval_text(std::string_view name, std::string_view text) {
    auto found = nothing_yet();
    add(found, std::string{name}, text);
    return found;
}

Result<Found> read_interval_zip(std::string_view bytes) {
    auto const files = unzip(bytes, [](std::string_view name) { return name.ends_with(".txt"); });
    if (!files)
        return std::unexpected(files.error());
    auto found = nothing_yet();
    for (auto const& file : *files)
        add(found, file.name, file.bytes);
    return found;
}

} // namespace evenkeel::outbound
