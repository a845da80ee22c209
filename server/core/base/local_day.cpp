#include "core/base/local_day.hpp"

#include <charconv>
#include <date/tz.h>
#include <fmt/format.h>

namespace evenkeel {
namespace {

date::time_zone const* find_zone(std::string_view name) {
    try {
        return date::locate_zone(name);
    } catch (std::exception const&) { // the library's only way of saying "unknown"
        return nullptr;
    }
}

date::time_zone const* zone_or_utc(std::string_view name) {
    auto const* zone = find_zone(name);
    return zone != nullptr ? zone : date::locate_zone("Etc/UTC");
}

/// The first moment at which the clock on the wall shows this, or the first after the gap that skips it.
Instant moment_of(date::local_time<std::chrono::milliseconds> local, std::string_view time_zone) {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(
        zone_or_utc(time_zone)->to_sys(local, date::choose::earliest));
}

} // namespace

bool is_time_zone(std::string_view name) {
    return !name.empty() && find_zone(name) != nullptr;
}

std::chrono::local_days local_day(Instant instant, std::string_view time_zone) {
    auto const local = zone_or_utc(time_zone)->to_local(instant);
    return std::chrono::local_days{date::floor<date::days>(local.time_since_epoch())};
}

Instant start_of_day(std::chrono::local_days day, std::string_view time_zone) {
    return moment_at(day, 0, time_zone);
}

int minute_of_day(Instant instant, std::string_view time_zone) {
    auto const local = zone_or_utc(time_zone)->to_local(instant);
    auto const since_midnight = local - date::floor<date::days>(local);
    return static_cast<int>(std::chrono::floor<std::chrono::minutes>(since_midnight).count());
}

Instant moment_at(std::chrono::local_days day, int minute, std::string_view time_zone) {
    return moment_of(date::local_days{day.time_since_epoch()} + std::chrono::minutes{minute}, time_zone);
}

Instant months_later(Instant from, int months, std::string_view time_zone) {
    auto const local = zone_or_utc(time_zone)->to_local(from);
    auto const day = date::floor<date::days>(local);
    auto date = date::year_month_day{day} + date::months{months};
    if (!date.ok())
        date = date.year() / date.month() / date::last;
    return moment_of(date::local_days{date} + (local - day), time_zone);
}

std::string day_text(std::chrono::local_days day) {
    auto const date = std::chrono::year_month_day{day};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::optional<std::chrono::local_days> day_of_text(std::string_view text) {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    auto const number = [&](std::size_t from, std::size_t count, auto& into) {
        auto const* const end = text.data() + from + count;
        return std::from_chars(text.data() + from, end, into).ptr == end;
    };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-' || !number(0, 4, year) ||
        !number(5, 2, month) || !number(8, 2, day))
        return std::nullopt;
    auto const date = std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day};
    return date.ok() ? std::optional{std::chrono::local_days{date}} : std::nullopt;
}

DayRange all_days() {
    return {.first = "0000-01-01", .last = "9999-12-31"};
}

} // namespace evenkeel
