#include "hrv/rr.hpp"

#include "input/number.hpp"
#include "intervals/summary.hpp"
#include "quality/judge.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hrv {
namespace {

constexpr Seconds kLongestRhythm{6 * 3600}; ///< A night has no single rhythm any more.

constexpr std::string_view kSeparators = " \t\r,;";
/// Values below this are seconds: no interval is shorter than 10 ms, none longer than 10 s.
constexpr double kSecondsBelow = 10.0;
constexpr double kStrapDeviation_ms = 1.0;
constexpr std::size_t kFewestIntervals = 15;

std::optional<ParseError> append_line(std::vector<Milliseconds>& intervals, std::string_view line,
                                      std::size_t number) {
    for (;;) {
        auto const first = line.find_first_not_of(kSeparators);
        if (first == std::string_view::npos) {
            return std::nullopt;
        }
        auto const end = std::min(line.find_first_of(kSeparators, first), line.size());
        auto const word = line.substr(first, end - first);
        line.remove_prefix(end);
        auto const value = parse_number(word);
        bool const header = !value && intervals.empty() && (word.front() == 'r' || word.front() == 'R');
        if (!value && !header) {
            return ParseError{number, "rr_ms", "The field is not a finite number."};
        }
        if (value && !(*value > 0 && *value < 1e6)) {
            return ParseError{number, "rr_ms", "An interval must be above 0 and below 1,000,000 ms."};
        }
        if (intervals.size() == kMaxIntervals) {
            return ParseError{number, "rr_ms", "There are too many intervals."};
        }
        if (value) {
            intervals.emplace_back(*value);
        }
    }
}

/// Beats that stand exactly where the intervals put them.
ChannelPulse beats_of(std::span<Milliseconds const> intervals) {
    ChannelPulse pulse;
    double time_s = 0;
    pulse.beats.time_s.push_back(time_s);
    for (auto const interval : intervals) {
        time_s += to_seconds(interval).value();
        pulse.beats.time_s.push_back(time_s);
    }
    pulse.beats.likeness.assign(pulse.beats.time_s.size(), 1.0);
    pulse.beats.variance_ms2.assign(pulse.beats.time_s.size(), kStrapDeviation_ms * kStrapDeviation_ms);
    return pulse;
}

Analysis refused(Analysis analysis, Refusal why) {
    analysis.quality = {0.0, why.reason};
    analysis.result = std::unexpected(std::move(why));
    return analysis;
}

bool sound(std::span<Milliseconds const> intervals) {
    return intervals.size() <= kMaxIntervals && std::ranges::all_of(intervals, [](Milliseconds interval) {
               return std::isfinite(interval.value()) && interval.value() > 0 && interval.value() < 1e6;
           });
}

} // namespace

std::expected<std::vector<Milliseconds>, ParseError> parse_rr(std::string_view text) {
    if (text.size() > kMaxCsvBytes) {
        return std::unexpected(ParseError{0, {}, "The text is too large."});
    }
    std::vector<Milliseconds> intervals;
    for (std::size_t number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find('\n'), text.size());
        if (auto problem = append_line(intervals, text.substr(0, end), number)) {
            return std::unexpected(std::move(*problem));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (intervals.empty()) {
        return std::unexpected(ParseError{0, {}, "The text holds no interval."});
    }
    auto const longest = std::ranges::max(intervals);
    for (auto& interval : intervals) {
        interval = longest.value() < kSecondsBelow ? to_milliseconds(Seconds{interval.value()}) : interval;
    }
    return intervals;
}

Analysis analyze_rr(std::span<Milliseconds const> intervals) {
    Analysis analysis;
    if (!sound(intervals)) {
        return refused(std::move(analysis), refusal(Reason::malformed, Seconds{0}));
    }
    auto const pulse = beats_of(intervals);
    Seconds const duration{pulse.beats.time_s.back()};
    analysis.capture.duration = duration;
    // The spectrum takes a place for every moment of a reading: a few impossible intervals would make years
    // of it.
    if (duration > kLongestRhythm) {
        return refused(std::move(analysis), refusal(Reason::malformed, Seconds{0}));
    }
    if (intervals.size() < kFewestIntervals || duration < kShortestRecording) {
        return refused(std::move(analysis), too_short(duration));
    }
    auto measured = measure_heart(pulse.beats);
    if (!measured) {
        return refused(std::move(analysis), refusal(Reason::irregular_rhythm, Seconds{0}));
    }
    if (auto why = refuse_rhythm(*measured)) {
        return refused(std::move(analysis), std::move(*why));
    }
    double const length = std::min(1.0, analysis.capture.duration.value() / kRecommendedRecording.value());
    double const used = 1 - measured->summary.beats.corrected.value() / 100;
    analysis.quality = {used * std::sqrt(length), length < 0.5 ? Reason::too_short : Reason::good};
    analysis.runs = std::move(measured->runs);
    analysis.result = measured->summary;
    return analysis;
}

} // namespace hrv
