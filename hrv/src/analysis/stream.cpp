#include "hrv/stream.hpp"

#include "beats/channels.hpp"
#include "beats/pulse_arrival.hpp"
#include "intervals/spectrum.hpp"
#include "quality/judge.hpp"
#include "quality/light.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Long enough for ten beats of a slow heart, short enough to follow a finger that moves.
constexpr double kWindow_s = 12.0;
constexpr double kShortestWindow_s = 5.0;
constexpr double kRefresh_s = 0.5;
/// The heart rate on the screen is that of the last beats.
constexpr std::size_t kShownIntervals = 8;
constexpr std::size_t kFewestIntervals = 3;
/// Live quality is that of the last whole seconds.
constexpr std::size_t kShownSeconds = 2;
/// Coherence needs some slow waves: it is found over this time, from this many intervals on.
constexpr double kCoherence_s = 64.0;
constexpr std::size_t kCoherenceIntervals = 25;
/// A beat is settled when this much signal has come after it.
constexpr double kSettled_s = 1.5;
constexpr std::size_t kWaveThinning = 1;

/// The last seconds of a recording, with times from `start_s` on.
Recording tail(Recording const& all, double seconds) {
    auto const first_time = all.time_ms.back() - seconds * 1e3;
    auto const first = std::ranges::lower_bound(all.time_ms, first_time) - all.time_ms.begin();
    auto const part = [&](std::vector<double> const& values) {
        return std::vector<double>(values.begin() + first, values.end());
    };
    return {part(all.time_ms), part(all.red), part(all.green), part(all.blue)};
}

std::vector<double> intervals_of(std::span<double const> beats_s) {
    std::vector<double> intervals;
    for (std::size_t k = 0; k + 1 < beats_s.size(); ++k) {
        intervals.push_back(beats_s[k + 1] - beats_s[k]);
    }
    return intervals;
}

} // namespace

class Stream::Impl {
public:
    Taken push(Frame const& frame) {
        double const time = frame.time.value();
        if (!std::isfinite(time) || !std::isfinite(frame.red) || !std::isfinite(frame.green) ||
            !std::isfinite(frame.blue)) {
            return Taken::not_finite;
        }
        auto& times = recording_.time_ms;
        if (!times.empty() && time < times.back()) {
            return Taken::time_goes_back;
        }
        if (times.size() >= kMaxFrames) {
            return Taken::full;
        }
        times.push_back(time);
        recording_.red.push_back(frame.red);
        recording_.green.push_back(frame.green);
        recording_.blue.push_back(frame.blue);
        if ((time - refreshed_ms_) >= kRefresh_s * 1e3 || times.size() == 1) {
            refreshed_ms_ = time;
            refresh();
        }
        return Taken::yes;
    }

    Recording recording_;
    Live live_;
    std::vector<WavePoint> waveform_;

private:
    void refresh() {
        live_.elapsed = duration(recording_);
        auto const window = tail(recording_, kWindow_s);
        auto const light = judge_light(window);
        if (duration(window).value() < kShortestWindow_s) {
            show(light.overall == Reason::good ? Quality{0.0, Reason::too_short}
                                               : Quality{0.0, light.overall});
            return;
        }
        auto const times = repair_clock(window.time_ms);
        auto const pulses = read_channels(window, times);
        if (light.overall != Reason::good || pulses.empty()) {
            show({0.0, light.overall == Reason::good ? (light.red ? Reason::no_pulse : Reason::no_finger)
                                                     : light.overall});
            return;
        }
        auto const pulse = fuse(pulses);
        double const start_s = (window.time_ms.front() - recording_.time_ms.front()) * 1e-3;
        auto const quality = recent_quality(pulse, light);
        draw(pulse, start_s);
        if (quality.reason == Reason::good || quality.reason == Reason::weak_pulse) {
            remember(without_arrival_delay(pulse.beats), start_s);
            live_.clear = live_.clear + Seconds{kRefresh_s};
            measure();
        } else {
            beats_s_.clear();
            live_.heart_rate.reset();
            live_.coherence.reset();
        }
        live_.quality = quality;
    }

    void show(Quality quality) {
        live_.quality = quality;
        live_.heart_rate.reset();
        live_.coherence.reset();
        waveform_.clear();
        beats_s_.clear();
    }

    static Quality recent_quality(ChannelPulse const& pulse, Light const& light) {
        auto const seconds = quality_by_second(pulse, light);
        if (auto const why = refuse_pulse(pulse, seconds, light); why && why->reason != Reason::no_pulse) {
            return {0.0, why->reason};
        }
        Quality worst{1.0, Reason::good};
        std::size_t const last = seconds.size() > 1 ? seconds.size() - 1 : seconds.size();
        for (std::size_t k = last > kShownSeconds ? last - kShownSeconds : 0; k < last; ++k) {
            worst = seconds[k].value < worst.value ? seconds[k] : worst;
        }
        return worst;
    }

    /// Later looks at a beat see more of what follows it, so the settled part of the window replaces what was
    /// known.
    void remember(TimedBeats const& beats, double start_s) {
        double const from = beats.time_s.empty() ? 0.0 : beats.time_s.front() + start_s - 0.2;
        std::erase_if(beats_s_, [&](double beat) { return beat > from || beat < from - kCoherence_s; });
        for (double const beat : beats.time_s) {
            beats_s_.push_back(beat + start_s);
        }
    }

    void measure() {
        auto const intervals = intervals_of(beats_s_);
        live_.last_beat =
            beats_s_.empty() ? std::nullopt : std::optional{Milliseconds{1e3 * beats_s_.back()}};
        if (intervals.size() < kFewestIntervals) {
            return;
        }
        auto const shown = std::min(intervals.size(), kShownIntervals);
        live_.heart_rate = BeatsPerMinute{60 / median(std::span{intervals}.last(shown))};
        std::vector<TimedInterval> timed;
        double const settled = live_.elapsed.value() - kSettled_s;
        for (std::size_t k = 0; k < intervals.size(); ++k) {
            if (beats_s_[k + 1] < settled && intervals[k] < 2 && intervals[k] > 0.3) {
                timed.push_back({beats_s_[k + 1], intervals[k] * 1e3});
            }
        }
        live_.coherence = timed.size() < kCoherenceIntervals ? std::nullopt : std::optional{coherence(timed)};
    }

    void draw(ChannelPulse const& pulse, double start_s) {
        waveform_.clear();
        for (std::size_t k = 0; k < pulse.trace.samples.size(); k += kWaveThinning) {
            double const at_s = start_s + pulse.trace.start_s + static_cast<double>(k) / kTraceRate_hz;
            waveform_.push_back({Milliseconds{1e3 * at_s}, pulse.trace.samples[k]});
        }
    }

    double refreshed_ms_{0.0};
    std::vector<double> beats_s_;
};

Stream::Stream() : impl_{std::make_unique<Impl>()} {}

Stream::Stream(Stream&&) noexcept = default;
Stream& Stream::operator=(Stream&&) noexcept = default;
Stream::~Stream() = default;

Taken Stream::push(Frame const& frame) {
    return impl_->push(frame);
}

Live const& Stream::live() const {
    return impl_->live_;
}

std::span<WavePoint const> Stream::waveform() const {
    return impl_->waveform_;
}

Analysis Stream::finish() const {
    return analyze(impl_->recording_);
}

Recording const& Stream::recording() const {
    return impl_->recording_;
}

} // namespace hrv
