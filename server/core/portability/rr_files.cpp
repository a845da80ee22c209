#include "core/portability/readable.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <ranges>

namespace evenkeel::portability {
namespace {

std::optional<std::size_t> place_of(TableRows const& table, std::string_view column) {
    auto const found = std::ranges::find(table.columns, column);
    return found == table.columns.end()
               ? std::nullopt
               : std::optional{static_cast<std::size_t>(found - table.columns.begin())};
}

/// Beat times as they are kept, "0.000 812.500 | 2400.000 3210.000", as intervals.
std::string intervals_text(std::string_view beat_runs) {
    std::string text;
    std::optional<double> previous;
    for (auto const part : beat_runs | std::views::split(' ')) {
        std::string_view const word{part.begin(), part.end()};
        double beat = 0;
        if (std::from_chars(word.data(), word.data() + word.size(), beat).ec != std::errc{}) {
            text += word == "|" ? "\n" : "";
            previous = word == "|" ? std::nullopt : previous;
            continue;
        }
        if (previous)
            text += fmt::format("{:.3f}\n", beat - *previous);
        previous = beat;
    }
    return text;
}

/// A name that is safe on every disk.
std::string file_name(Instant measured_at, std::string id) {
    std::erase_if(id, [](unsigned char letter) { return std::isalnum(letter) == 0 && letter != '-'; });
    return fmt::format("rr/{}_{}.txt", moment_text(measured_at).substr(0, 10), id.substr(0, 64));
}

} // namespace

std::vector<ArchiveFile> rr_files_of(MemberData const& data) {
    std::vector<ArchiveFile> files;
    auto const readings = std::ranges::find(data, "readings", &TableRows::table);
    if (readings == data.end())
        return files;
    auto const at = place_of(*readings, "measured_at");
    auto const id = place_of(*readings, "task_id");
    auto const beats = place_of(*readings, "beat_runs");
    if (!at || !id || !beats)
        return files;
    for (auto const& row : readings->rows)
        files.push_back({file_name(Instant{std::chrono::milliseconds{std::get<std::int64_t>(row[*at])}},
                                   std::get<std::string>(row[*id])),
                         intervals_text(std::get<std::string>(row[*beats]))});
    return files;
}

} // namespace evenkeel::portability
