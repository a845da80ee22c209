#include "storage/portability/archive_rules.hpp"

#include "core/base/holds.hpp"
#include "core/base/local_day.hpp"
#include "core/base/words.hpp"
#include "core/exercise/effect.hpp"
#include "core/exercise/exercise.hpp"
#include "core/program/practice.hpp"
#include "core/reading/context_tag.hpp"
#include "core/state/ring.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

namespace evenkeel::storage {
namespace {

using portability::Cell;

constexpr std::int64_t kLastMoment = 253'402'300'799'999; ///< The end of the year 9999.
constexpr std::int64_t kMostNumber = 2'000'000'000;
constexpr std::size_t kLongestText = std::size_t{1024} * 1024;

template <Worded E>
std::set<std::string_view> words_of() {
    return {Words<E>::kNames.begin(), Words<E>::kNames.end()};
}

std::set<std::string_view> state_words() {
    std::set<std::string_view> words;
    for (auto const state : state::kStates)
        words.insert(state::to_text(state));
    return words;
}

std::set<std::string_view> tag_words() {
    std::set<std::string_view> words;
    for (auto const tag : reading::kAllContextTags)
        words.insert(reading::to_text(tag));
    return words;
}

/// A name means one thing in every table, so its values are checked by name. Lists are words with spaces.
std::map<std::string_view, std::set<std::string_view>> const& closed_sets() {
    static std::map<std::string_view, std::set<std::string_view>> const kSets{
        {"state", state_words()},
        {"current_state", state_words()},
        {"preferred_state", state_words()},
        {"status", {"done", "rejected"}},
        {"context", {"morning", "after_practice", "other"}},
        {"tags", tag_words()},
        {"author", {"member", "guide"}},
        {"plan_part", words_of<exercise::PlanPart>()},
        {"mood_scale", words_of<exercise::MoodScale>()},
        {"positions", words_of<exercise::Position>()},
        {"surroundings", words_of<exercise::Surroundings>()},
        {"source", {"result", "tick"}},
        {"item", words_of<program::PracticeItem>()},
    };
    return kSets;
}

bool is_one_of(std::string_view name, std::string_view among) {
    return among.contains(fmt::format(" {} ", name));
}

bool are_words_of(std::string const& text, std::string_view column) {
    auto const& set = closed_sets().at(column);
    if (!is_one_of(column, " positions surroundings tags "))
        return set.contains(text);
    std::istringstream stream{text};
    for (std::string word; stream >> word;)
        if (!set.contains(word))
            return false;
    return true;
}

template <class Number>
bool are_numbers(std::string const& text, Number most, std::string_view besides) {
    std::istringstream stream{text};
    for (std::string word; stream >> word;) {
        Number number{};
        auto const end = word.data() + word.size();
        auto const read = std::from_chars(word.data(), end, number);
        if (word != besides && (read.ec != std::errc{} || read.ptr != end || number < 0 || !(number <= most)))
            return false;
    }
    return true;
}

/// The range of numbers of this name, in every table. Numbers of other names have the range of their column.
struct Range {
    std::string_view column;
    double least;
    double most;
};

constexpr double kMostTimes = 1'000'000; ///< Of anything that is counted.
constexpr Range kRanges[] = {{"stars", 1, 5},
                             {"rating", 1, 5},
                             {"arousal", -1, 1},
                             {"comfort", -1, 1},
                             {"times", 0, kMostTimes},
                             {"rated", 0, kMostTimes},
                             {"unread", 0, kMostTimes},
                             {"beats", 0, kMostTimes},
                             {"is_daily", 0, 1},
                             {"completed", 0, 1},
                             {"done", 0, 1},
                             {"is_hidden", 0, 1},
                             {"is_safety_reply", 0, 1},
                             {"phase_turns", 0, kMostTimes},
                             {"guide_turns", 0, kMostTimes},
                             {"felt_effect", -2, 2},
                             {"run", 1, kMostTimes},
                             {"quiet_from", 0, 1439},
                             {"quiet_to", 0, 1439},
                             {"score", 0, 100},
                             {"certainty", 0, 1},
                             {"quality", 0, 1},
                             {"pnn50", 0, 100},
                             {"hr_bpm", 0, 400},
                             {"rmssd_ms", 0, 10'000},
                             {"sdnn_ms", 0, 10'000},
                             {"rmssd_low_ms", 0, 10'000},
                             {"rmssd_high_ms", 0, 10'000},
                             {"sdnn_low_ms", 0, 10'000},
                             {"sdnn_high_ms", 0, 10'000},
                             {"clear_s", 0, 100'000},
                             {"ectopic_beats", 0, kMostTimes},
                             {"rejection_hr_bpm", 0, 400},
                             {"duration_s", 0, 100'000},
                             {"mood_before", 0, 360},
                             {"mood_after", 0, 360},
                             {"minutes", 0, 1440},
                             {"breaths_per_minute", 3, 12}};

bool is_in_range(std::string_view column, double value) {
    auto const range = std::ranges::find(kRanges, column, &Range::column);
    if (range == std::end(kRanges))
        return std::isfinite(value) && std::abs(value) <= static_cast<double>(kMostNumber);
    return value >= range->least && value <= range->most;
}

constexpr std::ptrdiff_t kMostBodySigns = 24;

std::ptrdiff_t count_words(std::string const& text) {
    std::istringstream stream{text};
    return std::distance(std::istream_iterator<std::string>{stream}, {});
}

/// "2026-03-02": four digits for the year, as every column has its days.
bool is_day(std::string const& text) {
    return text.size() == 10 && text.front() >= '0' && text.front() <= '9' && day_of_text(text).has_value();
}

struct Judge {
    std::string_view column;

    bool operator()(std::monostate) const { return true; }

    bool operator()(std::int64_t value) const {
        if (column.ends_with("_at") || column.ends_with("_until"))
            return value >= 0 && value <= kLastMoment;
        return (*this)(static_cast<double>(value));
    }

    bool operator()(double value) const {
        if (is_one_of(column, " angle felt_angle from_angle to_angle "))
            return value >= 0 && value < 360;
        return is_in_range(column, value);
    }

    bool operator()(std::string const& text) const {
        if (text.size() > kLongestText || text.contains('\0'))
            return false;
        if (column == "day" || column.ends_with("_day"))
            return is_day(text);
        if (column == "times")
            return are_numbers(text, 1439, "");
        if (column == "weekdays")
            return are_numbers(text, 6, "");
        if (column == "body_signs")
            return count_words(text) <= kMostBodySigns;
        if (column == "beat_runs")
            return are_numbers(text, 1e9, "|");
        return !closed_sets().contains(column) || are_words_of(text, column);
    }
};

/// Ids and days, not prose: they stand side by side in one text of import_rows.
bool is_key(Cell const& cell) {
    auto const* const text = std::get_if<std::string>(&cell);
    return text == nullptr ||
           (!text->empty() && text->size() <= 200 &&
            std::ranges::none_of(*text, [](unsigned char letter) { return letter < 0x20; }));
}

bool is_of_kind(Cell const& cell, CatalogColumn const& column) {
    if (std::holds_alternative<std::monostate>(cell))
        return column.is_nullable;
    if (column.kind == ColumnKind::text)
        return std::holds_alternative<std::string>(cell);
    return std::holds_alternative<std::int64_t>(cell) ||
           (column.kind == ColumnKind::number && std::holds_alternative<double>(cell));
}

std::unexpected<Failure> wrong(std::string_view table, std::string_view what) {
    return refuse(Fault::invalid_input, "file_base64",
                  Sentence::in_english_only(fmt::format("In the archive's {}: {}.", table, what)));
}

Result<std::vector<CatalogColumn>> known_columns(MemberTable const& table,
                                                 std::vector<CatalogColumn> const& columns,
                                                 portability::TableRows const& rows) {
    std::vector<CatalogColumn> known;
    for (auto const& name : rows.columns) {
        auto const column = std::ranges::find(columns, name, &CatalogColumn::name);
        if (column == columns.end() || name == table.owner_column || is_withheld(table, name) ||
            std::ranges::count(rows.columns, name) > 1)
            return wrong(table.name, fmt::format("the column \"{}\" is not one that can be read", name));
        known.push_back(*column);
    }
    for (auto const& column : columns) {
        auto const is_filled = column.name == table.owner_column || holds(rows.columns, column.name) ||
                               is_withheld(table, column.name);
        if (column.is_required && !is_filled)
            return wrong(table.name, fmt::format("the column \"{}\" is missing", column.name));
    }
    return known;
}

} // namespace

Result<void> check_rows(MemberTable const& table, std::vector<CatalogColumn> const& columns,
                        portability::TableRows const& rows) {
    auto const known = known_columns(table, columns, rows);
    if (!known)
        return std::unexpected(known.error());
    for (std::size_t row = 0; row < rows.rows.size(); ++row)
        for (std::size_t i = 0; i < known->size(); ++i) {
            auto const& column = known->at(i);
            auto const& cell = rows.rows[row].at(i);
            if (!is_of_kind(cell, column) || !std::visit(Judge{column.name}, cell) ||
                (holds(table.key, column.name) && !is_key(cell)))
                return wrong(table.name,
                             fmt::format("row {} has a \"{}\" that cannot be", row + 1, column.name));
        }
    return {};
}

} // namespace evenkeel::storage
