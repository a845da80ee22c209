#include "core/portability/convert.hpp"

#include "core/base/local_day.hpp"
#include "core/base/text.hpp"
#include "core/checkin/check_in.hpp"
#include "core/portability/reading_rows.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <numbers>
#include <set>

namespace evenkeel::portability {
namespace {

constexpr std::size_t kMostWordsPlaced = 200; // unknown words of one file; to understand one takes a while
constexpr std::size_t kMostBeats = 100'000;   // of all readings of one file

constexpr std::chrono::minutes kShortestSession{1};

std::string lower(std::string text) {
    for (auto& letter : text)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

std::optional<state::StateName> state_in(std::vector<MoodWord> const& words, std::string const& word) {
    auto const found =
        std::ranges::find(words, lower(word), [](auto const& known) { return lower(known.word); });
    return found == words.end() ? std::nullopt : std::optional{found->state};
}

TableRows empty_table(std::string name, std::vector<std::string> columns) {
    return {.table = std::move(name), .columns = std::move(columns), .rows = {}};
}

std::int64_t millis(Instant at) {
    return at.time_since_epoch().count();
}

class Conversion {
public:
    Conversion(Converter const& converter, std::vector<MoodWord> const& chosen, ImportSource source)
        : converter_{converter}, chosen_{chosen}, source_{word_of(source)} {}

    void add(FoundMood const& mood) {
        auto const at = moment_of(mood.moment, mood.place);
        auto const state = at ? state_of(mood) : std::nullopt;
        if (!state)
            return;
        auto const id = id_of("check-in", mood.moment, *at);
        auto const angle = state::band_start(*state) + state::kBandWidth / 2;
        auto const radians = angle * std::numbers::pi / 180;
        auto const day = day_text(local_day(*at, converter_.time_zone));
        check_ins_.rows.push_back({id, id, millis(*at), millis(converter_.now), -std::cos(radians),
                                   std::sin(radians), angle, angle, std::string{state::to_text(*state)},
                                   std::string{}, first_characters(mood.note, checkin::kLongestNote), day,
                                   Cell{}});
    }

    void add(FoundReading const& reading) {
        auto const at = moment_of(reading.moment, reading.place);
        if (!at)
            return;
        auto const id = id_of("reading", reading.moment, *at);
        beats_measured_ += reading.intervals_ms.size();
        if (beats_measured_ > kMostBeats)
            return skip(reading.place,
                        "The file has more beats than we can read at once. Please import it in parts.");
        auto const measured = measured_of(reading, source_);
        if (!measured)
            return skip(reading.place, measured.error());
        tasks_.rows.push_back(task_row(id, *at));
        readings_.rows.push_back(reading_row(id, *at, *measured));
    }

    void add(FoundSession const& session) {
        auto const at = moment_of(session.moment, session.place);
        if (!at)
            return;
        if (session.length < kShortestSession)
            return skip(session.place, "It lasted less than a minute.");
        auto const day = day_text(local_day(*at, converter_.time_zone));
        if (still_days_.insert(day).second)
            marks_.rows.push_back({day, std::string{"stillness"}, std::string{"tick"}});
    }

    void skip(FilePlace const& place, Sentence why) {
        if (++skipped_count_ <= kMostSkippedTold)
            skipped_.push_back({place, std::move(why)});
    }

    Converted end() {
        Converted converted{
            .data = {std::move(check_ins_), std::move(tasks_), std::move(readings_), std::move(marks_)},
            .skipped = std::move(skipped_),
            .skipped_count = skipped_count_,
            .moods = {}};
        for (auto& [word, use] : moods_)
            converted.moods.push_back(std::move(use));
        return converted;
    }

private:
    std::optional<Instant> moment_of(FoundMoment const& moment, FilePlace const& place) {
        auto const day = std::chrono::floor<std::chrono::days>(moment.wall);
        auto const within = moment.wall - day;
        auto const minute = std::chrono::floor<std::chrono::minutes>(within);
        auto const at = moment.instant.value_or(
            moment_at(day, static_cast<int>(minute.count()), converter_.time_zone) + (within - minute));
        if (at < Instant{std::chrono::sys_days{std::chrono::year{1990} / 1 / 1}.time_since_epoch()} ||
            at > converter_.now) {
            skip(place, "Its date is in the future or before 1990.");
            return std::nullopt;
        }
        return at;
    }

    std::optional<state::StateName> state_of(FoundMood const& mood) {
        auto& use = moods_[lower(mood.word)];
        if (use.entries++ == 0) {
            use.word = beginning_of(mood.word, 100);
            use.state = state_in(chosen_, mood.word);
            if (!use.state)
                use.state = state_in(converter_.content_words, mood.word);
            if (!use.state && words_placed_++ < kMostWordsPlaced)
                if (auto const place = converter_.moods.place(mood.word, "mood"))
                    use.state = state::state_at(place->angle);
        }
        if (!use.state)
            skip(mood.place, Sentence{"Choose a state for \"{word}\".", {{"word", use.word}}});
        return use.state;
    }

    /// By the clock on the wall where the file has no better: then it does not change when the member moves.
    std::string id_of(std::string_view kind, FoundMoment const& moment, Instant at) {
        auto const key = moment.instant ? fmt::format("{}|{}|{}", source_, kind, millis(at))
                                        : fmt::format("{}|{}|wall {}", source_, kind,
                                                      moment.wall.time_since_epoch().count());
        auto const again = repeats_[key]++;
        return "import-" + converter_.secure.sha256(fmt::format("{}|{}", key, again)).substr(0, 32);
    }

    Converter const& converter_;
    std::vector<MoodWord> const& chosen_;
    std::string_view source_;
    TableRows check_ins_{empty_table("check_ins", {"check_in_id", "event_id", "checked_in_at", "recorded_at",
                                                   "arousal", "comfort", "felt_angle", "angle", "state",
                                                   "body_signs", "note", "day", "edited_at"})};
    TableRows tasks_{empty_table("hrv_tasks", task_columns())};
    TableRows readings_{empty_table("readings", reading_columns())};
    TableRows marks_{empty_table("practice_marks", {"day", "item", "source"})};
    std::set<std::string> still_days_;
    std::vector<Skipped> skipped_;
    std::size_t skipped_count_{0};
    std::map<std::string, MoodUse> moods_;
    std::size_t words_placed_{0};
    std::size_t beats_measured_{0};
    std::map<std::string, int> repeats_;
};

} // namespace

Converted convert(Found const& found, std::vector<MoodWord> const& chosen, Converter const& converter) {
    Conversion conversion{converter, chosen, found.source};
    for (auto const& skipped : found.skipped)
        conversion.skip(skipped.place, skipped.why);
    for (auto const& mood : found.moods)
        conversion.add(mood);
    for (auto const& reading : found.readings)
        conversion.add(reading);
    for (auto const& session : found.sessions)
        conversion.add(session);
    return conversion.end();
}

} // namespace evenkeel::portability
