#include "hrv/explain.hpp"

#include "analysis/observer.hpp"
#include "hrv/rr.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

constexpr std::array<std::string_view, 9> kStepNames{
    "light",       "frame clock",    "resampling",        "bands and period",    "beat tracking",
    "beat timing", "channel fusion", "quality by second", "artefacts and values"};

constexpr std::size_t kWaveThinning = 1;
/// An interval this far from the usual is one of a beat too many or too few.
constexpr double kExtra = 0.65;
constexpr double kMissed = 1.45;
/// As in the chain: below, a maximum is no beat; outside, an interval no heart's.
constexpr double kLeastLikeness = 0.3;
constexpr double kShortest_ms = 300;
constexpr double kLongest_ms = 2000;

/// Writes down what the chain says.
class Notes final : public Observer {
public:
    Notes(Explained& explained, Stopwatch now) : explained_{explained}, now_{now} {
        last_ms_ = now_ != nullptr ? now_() : 0;
    }

    void passed(Step step) override {
        if (now_ != nullptr) {
            double const now = now_();
            took_ms_[static_cast<std::size_t>(step)] += now - last_ms_;
            last_ms_ = now_();
        }
    }

    void saw_clock(FrameTimes const& times) override {
        passed(Step::clock);
        explained_.frame_period = Seconds{times.period_s};
        explained_.steady_clock = times.steady;
    }

    void saw_channels(std::span<ChannelPulse const> pulses) override {
        passed(Step::fusion);
        for (auto const& pulse : pulses) {
            explained_.channels.push_back({.channel = pulse.channel,
                                           .beats = pulse.beats.time_s.size(),
                                           .clear_share = pulse.clear_share,
                                           .timing_noise = typical_timing_noise(pulse.beats),
                                           .period = Seconds{pulse.period.seconds},
                                           .repetition = pulse.period.strength});
        }
    }

    void saw_pulse(ChannelPulse const& pulse) override {
        likeness_ = pulse.beats.likeness;
        for (std::size_t k = 0; k < pulse.trace.samples.size(); k += kWaveThinning) {
            double const at_s = pulse.trace.start_s + static_cast<double>(k) / kTraceRate_hz;
            explained_.wave.push_back({Milliseconds{1e3 * at_s}, pulse.trace.samples[k]});
        }
        last_ms_ = now_ != nullptr ? now_() : 0;
    }

    [[nodiscard]] std::vector<StepTime> times() const {
        std::vector<StepTime> all;
        for (std::size_t k = 0; now_ != nullptr && k < took_ms_.size(); ++k) {
            all.push_back({kStepNames[k], Milliseconds{took_ms_[k]}});
        }
        return all;
    }

    [[nodiscard]] std::span<double const> likeness() const { return likeness_; }

private:
    Explained& explained_;
    Stopwatch now_;
    double last_ms_{0.0};
    std::array<double, kStepNames.size()> took_ms_{};
    std::vector<double> likeness_;
};

struct Beat {
    double at_ms;
    std::size_t run;
};

/// Every beat that was found stands in some run.
std::vector<Beat> beats_of(Analysis const& analysis) {
    std::vector<Beat> beats;
    for (std::size_t run = 0; run < analysis.runs.size(); ++run) {
        for (auto const beat : analysis.runs[run].beats) {
            beats.push_back({beat.value(), run});
        }
    }
    return beats;
}

Fate fate_of_left_out(double length_ms, double usual_ms, double likeness) {
    if (likeness <= kLeastLikeness) {
        return Fate::unlike_beat;
    }
    if (length_ms <= kShortest_ms || length_ms >= kLongest_ms) {
        return Fate::impossible_length;
    }
    double const share = length_ms / usual_ms;
    return share < kExtra ? Fate::extra_beat : share > kMissed ? Fate::missed_beat : Fate::early_beat;
}

std::vector<ExplainedInterval> explain_intervals(Analysis const& analysis, std::span<double const> likeness) {
    auto const beats = beats_of(analysis);
    std::vector<ExplainedInterval> found;
    std::vector<double> lengths;
    for (std::size_t k = 1; k < beats.size(); ++k) {
        lengths.push_back(beats[k].at_ms - beats[k - 1].at_ms);
    }
    double const usual = lengths.empty() ? 0.0 : median(lengths);
    for (std::size_t k = 1; k < beats.size(); ++k) {
        auto fate = Fate::used;
        if (beats[k].run != beats[k - 1].run) {
            bool const told = likeness.size() == beats.size();
            double const like = told ? std::min(likeness[k - 1], likeness[k]) : 1.0;
            fate = fate_of_left_out(lengths[k - 1], usual, like);
        }
        found.push_back({Milliseconds{beats[k].at_ms}, Milliseconds{lengths[k - 1]}, fate});
    }
    return found;
}

void add_bare_values(Explained& explained) {
    std::vector<NnRun> runs;
    bool open = false;
    for (auto const& interval : explained.intervals) {
        if (interval.fate == Fate::used) {
            if (!open) {
                runs.emplace_back();
            }
            runs.back().intervals.push_back(interval.length);
        }
        open = interval.fate == Fate::used;
    }
    if (count_differences(runs) > 0) {
        explained.bare_rmssd = rmssd(runs);
        explained.bare_sdnn = sdnn(runs);
    }
}

template <class Analyze>
Explained explained_by(Stopwatch now, Analyze analyze) {
    Explained explained;
    Notes notes{explained, now};
    explained.analysis = analyze(&notes);
    explained.times = notes.times();
    explained.intervals = explain_intervals(explained.analysis, notes.likeness());
    add_bare_values(explained);
    return explained;
}

} // namespace

std::string_view name(Fate fate) {
    switch (fate) {
    case Fate::used:
        return "used";
    case Fate::unlike_beat:
        return "unlike_beat";
    case Fate::impossible_length:
        return "impossible_length";
    case Fate::extra_beat:
        return "extra_beat";
    case Fate::missed_beat:
        return "missed_beat";
    case Fate::early_beat:
        break;
    }
    return "early_beat";
}

Explained explain(Recording const& recording, Stopwatch now) {
    return explained_by(now, [&](Observer* observer) { return analyze_observed(recording, observer); });
}

Explained explain_ppg(PulseTrace const& trace, Stopwatch now) {
    return explained_by(now, [&](Observer* observer) { return analyze_ppg_observed(trace, observer); });
}

Explained explain_rr(std::span<Milliseconds const> intervals) {
    return explained_by(nullptr, [&](Observer*) { return analyze_rr(intervals); });
}

} // namespace hrv
