#include "outbound/portability/csv_files.hpp"

#include "core/portability/csv_table.hpp"
#include "core/portability/time_text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace evenkeel::outbound {
namespace {

using portability::CsvRow;
using portability::Found;
using portability::FoundMoment;
using portability::ImportSource;

/// Where our columns stand in this table.
using Columns = std::map<std::string, std::size_t>;

Columns columns_of(CsvRow const& header, std::vector<portability::ColumnNames> const& known) {
    Columns columns;
    for (std::size_t i = 0; i < header.fields.size(); ++i) {
        auto const bare = portability::bare_name(header.fields[i]);
        for (auto const& column : known)
            for (auto const& name : column.names)
                if (portability::bare_name(name) == bare)
                    columns.try_emplace(column.column, i);
    }
    return columns;
}

class Line {
public:
    Line(CsvRow const& row, Columns const& columns) : row_{row}, columns_{columns} {}

    [[nodiscard]] std::string text(std::string const& column) const {
        auto const place = columns_.find(column);
        if (place == columns_.end() || place->second >= row_.fields.size())
            return {};
        auto const& field = row_.fields[place->second];
        auto const first = field.find_first_not_of(" \t");
        auto const last = field.find_last_not_of(" \t");
        return first == std::string::npos ? "" : field.substr(first, last - first + 1);
    }

    /// With a point or a comma before the fraction. Zero for what is no number: no measurement is zero.
    [[nodiscard]] double number(std::string const& column) const {
        auto field = text(column);
        std::ranges::replace(field, ',', '.');
        double number = 0;
        auto const end = field.data() + field.size();
        auto const read = std::from_chars(field.data(), end, number);
        return read.ec == std::errc{} && read.ptr == end && std::isfinite(number) ? number : 0;
    }

    [[nodiscard]] std::optional<FoundMoment> moment() const {
        if (auto const at = portability::moment_in(text("moment")))
            return at;
        auto const date = text("date");
        if (auto const at = portability::moment_in(date))
            return at;
        auto const day = portability::day_in(date);
        auto const clock = portability::clock_in(text("time"));
        if (!day || !clock)
            return std::nullopt;
        return FoundMoment{.instant = {}, .wall = *day + *clock};
    }

    [[nodiscard]] portability::FilePlace place() const { return {"", row_.line}; }

private:
    CsvRow const& row_;
    Columns const& columns_;
};

std::string note_of(Line const& line) {
    std::string note;
    for (auto const* const column : {"note_title", "note", "activities"})
        if (auto const part = line.text(column); !part.empty())
            note += (note.empty() ? "" : "\n") + part;
    return note;
}

std::vector<double> intervals_in(std::string text) {
    std::vector<double> intervals;
    std::ranges::replace_if(
        text, [](char letter) { return std::string_view{",;|[]"}.contains(letter); }, ' ');
    char const* place = text.data();
    char const* const end = text.data() + text.size();
    while (place < end && intervals.size() <= portability::kMostIntervals) {
        double interval = 0;
        auto const read = std::from_chars(place, end, interval);
        if (read.ec == std::errc{})
            intervals.push_back(interval);
        place = read.ec == std::errc{} ? read.ptr : place + 1;
    }
    return intervals;
}

void add_row(Found& found, Line const& line) {
    auto const moment = line.moment();
    if (!moment)
        return found.skipped.push_back(
            {line.place(),
             "Its date or time could mean more than one thing. 2021-03-14 and 21:05 are clear."});
    auto const mood = line.text("mood");
    auto intervals = intervals_in(line.text("rr_ms"));
    auto const rmssd = line.number("rmssd_ms");
    if (!mood.empty())
        found.moods.push_back({line.place(), *moment, mood, note_of(line)});
    if (!intervals.empty() || rmssd > 0)
        found.readings.push_back({.place = line.place(),
                                  .moment = *moment,
                                  .intervals_ms = std::move(intervals),
                                  .hr_bpm = line.number("hr_bpm"),
                                  .rmssd_ms = rmssd,
                                  .sdnn_ms = line.number("sdnn_ms"),
                                  .pnn50 = line.number("pnn50")});
    else if (mood.empty())
        found.skipped.push_back({line.place(), "It has neither a mood nor RMSSD nor intervals."});
}

ImportSource source_of(CsvRow const& header, Columns const& columns) {
    auto const has = [&](std::string_view name) {
        return std::ranges::any_of(
            header.fields, [name](auto const& field) { return portability::bare_name(field) == name; });
    };
    if (has("fulldate") && has("mood"))
        return ImportSource::daylio;
    return columns.contains("welltory") ? ImportSource::welltory : ImportSource::generic;
}

} // namespace

Result<Found> read_csv_file(std::string_view text, std::vector<portability::ColumnNames> const& known) {
    auto const rows = portability::read_csv(text);
    if (!rows)
        return std::unexpected(rows.error());
    if (rows->empty())
        return refuse(Fault::invalid_input, "file_base64", "The file is empty.");
    auto const columns = columns_of(rows->front(), known);
    auto const tells = [&](std::string const& column) { return columns.contains(column); };
    bool const has_when = tells("moment") || tells("date");
    bool const has_what = tells("mood") || tells("rmssd_ms") || tells("rr_ms");
    if (!has_when || !has_what)
        return refuse(Fault::invalid_input, "file_base64",
                      "Line 1 must name a column for the date and one for the mood, RMSSD or intervals.");
    Found found{.source = source_of(rows->front(), columns),
                .moods = {},
                .readings = {},
                .sessions = {},
                .skipped = {}};
    for (std::size_t i = 1; i < rows->size(); ++i)
        add_row(found, Line{(*rows)[i], columns});
    return found;
}

} // namespace evenkeel::outbound
