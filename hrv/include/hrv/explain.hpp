#pragma once

#include "hrv/analyze.hpp"
#include "hrv/ppg.hpp"
#include "hrv/stream.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hrv {

/// The pulse as one colour showed it.
struct ChannelFigures {
    Channel channel{Channel::none};
    std::size_t beats{0};
    double clear_share{0.0};   ///< Share of beats that look like the typical beat, 0 to 1.
    Milliseconds timing_noise; ///< Typical standard deviation of one beat's time.
    Seconds period;            ///< Typical beat interval.
    double repetition{0.0};    ///< How well the pulse repeats, 0 to 1.
};

/// An interval between two beats ends in one of these ways.
enum class Fate : std::uint8_t { used, unlike_beat, impossible_length, extra_beat, missed_beat, early_beat };

inline constexpr std::array kAllFates{Fate::used,       Fate::unlike_beat, Fate::impossible_length,
                                      Fate::extra_beat, Fate::missed_beat, Fate::early_beat};

[[nodiscard]] std::string_view name(Fate fate);

struct ExplainedInterval {
    Milliseconds at; ///< Its second beat.
    Milliseconds length;
    Fate fate{Fate::used};
};

struct StepTime {
    std::string_view step;
    Milliseconds took;
};

/// An analysis with the figures that the chain had on its way.
struct Explained {
    Analysis analysis;
    Seconds frame_period;                     ///< Of a callback clock: the camera's own. 0: a sensor clock.
    bool steady_clock{true};                  ///< Whether a callback's stamps show that period.
    std::vector<ChannelFigures> channels;     ///< Every colour that is alive.
    std::vector<WavePoint> wave;              ///< The pulse in the chosen colour, 50 points a second.
    std::vector<ExplainedInterval> intervals; ///< All between the first and the last beat.
    std::optional<Milliseconds> bare_rmssd;   ///< Of the intervals as they are, before noise is taken out.
    std::optional<Milliseconds> bare_sdnn;
    std::vector<StepTime> times; ///< In the order of the chain; empty without a stopwatch.
};

/// Milliseconds from any origin; the engine itself knows no clock.
using Stopwatch = double (*)();

/// As `analyze`, with everything that leads there. `now` may be null.
[[nodiscard]] Explained explain(Recording const& recording, Stopwatch now);

/// As `analyze_ppg`, likewise.
[[nodiscard]] Explained explain_ppg(PulseTrace const& trace, Stopwatch now);

/// As `analyze_rr`, with the fate of each interval.
[[nodiscard]] Explained explain_rr(std::span<Milliseconds const> intervals);

/// The figures of the way as one object: `clock`, `channels`, `intervals` (how many of each fate), `noise`,
/// `steps_ms`.
[[nodiscard]] std::string to_json(Explained const& explained);

[[nodiscard]] std::size_t count(Explained const& explained, Fate fate);

} // namespace hrv
