#include "hrv/plot/recording_picture.hpp"

#include "hrv/plot/picture.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace hrv::plot {
namespace {

constexpr double kWidth = 1100, kLeft = 56, kRight = 1076;
constexpr double kHeadHeight = 128, kRowHeight = 104, kTachogramHeight = 190, kFootHeight = 40;
/// The pulse is drawn in rows of half a minute; of longer recordings each of four rows holds a quarter.
constexpr double kRow_s = 30;
constexpr double kMostRows = 4;
constexpr double kWaveHeight = 66, kStripHeight = 9;
/// The usual pulse is 1 high; what is beyond this is cut.
constexpr double kTallest = 2.0;
constexpr double kGood = 0.7, kFair = 0.4;

struct Row {
    double from_s;
    double to_s;
    double top;
};

double length_s(Explained const& explained) {
    return std::max(1.0, explained.analysis.capture.duration.value());
}

std::vector<Row> rows_of(Explained const& explained) {
    std::vector<Row> rows;
    double const length = length_s(explained);
    double const step = std::max(kRow_s, std::ceil(length / kMostRows));
    if (explained.wave.empty() && explained.analysis.seconds.empty()) {
        return rows;
    }
    for (double from = 0; from < length; from += step) {
        rows.push_back({from, from + step, kHeadHeight + kRowHeight * static_cast<double>(rows.size())});
    }
    return rows;
}

Scale along(double from, double to) {
    return {from, to, kLeft, kRight};
}

void draw_number(Picture& picture, double x, std::string const& value, std::string const& what) {
    picture.text({x, 74}, value, "big");
    picture.text({x, 94}, what, "small");
}

void draw_numbers(Picture& picture, Summary const& summary, Analysis const& analysis) {
    draw_number(picture, kLeft, print("%.1f", summary.heart_rate.value()), "heart rate, beats a minute");
    draw_number(picture, kLeft + 210, print("%.1f", summary.rmssd.value()), "RMSSD, ms");
    draw_number(picture, kLeft + 340, print("%.1f", summary.sdnn.value()), "SDNN, ms");
    draw_number(picture, kLeft + 470, print("%.0f %%", summary.pnn50.value()), "pNN50");
    if (summary.spectrum.breathing) {
        auto const rate = summary.spectrum.breathing->value();
        draw_number(picture, kLeft + 600, print("%.1f", rate), "breaths a minute");
    }
    draw_number(picture, kLeft + 750, print("%.2f", analysis.quality.value),
                "quality: " + std::string{name(analysis.quality.reason)});
}

void draw_head(Picture& picture, Explained const& explained, std::string_view title) {
    auto const& analysis = explained.analysis;
    auto const& capture = analysis.capture;
    picture.text({kLeft, 30}, title, "title");
    auto facts = print("%.0f s", capture.duration.value());
    if (capture.frames > 0) {
        facts += print(" · %.1f frames a second · %s clock · %zu dropped · %s", capture.frame_rate.value(),
                       std::string{name(capture.clock)}.c_str(), capture.dropped_frames,
                       std::string{name(capture.channel)}.c_str());
    }
    picture.text({kRight, 30}, facts, "label");
    if (analysis.result) {
        draw_numbers(picture, *analysis.result, analysis);
        return;
    }
    auto const& refusal = analysis.result.error();
    picture.text({kLeft, 74}, "No number: " + std::string{name(refusal.reason)}, "big");
    picture.text({kLeft, 98}, refusal.message, "");
}

std::string_view look_of(Quality const& quality) {
    return quality.value >= kGood ? "good" : quality.value >= kFair ? "fair" : "poor";
}

void draw_seconds(Picture& picture, Explained const& explained, Row const& row) {
    auto const x = along(row.from_s, row.to_s);
    auto const& seconds = explained.analysis.seconds;
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        auto const at = static_cast<double>(k);
        if (at >= row.from_s && at < row.to_s) {
            auto const tip = print("second %zu: %.2f, %s", k, seconds[k].value,
                                   std::string{name(seconds[k].reason)}.c_str());
            picture.box({x(at), row.top + kWaveHeight + 4, x(at + 1) - x(at) - 0.5, kStripHeight},
                        look_of(seconds[k]), tip);
        }
    }
    for (double const value : round_values(row.from_s, row.to_s, 10)) {
        picture.text({x(value), row.top + kWaveHeight + 26}, print("%g s", value), "small middle");
    }
}

void draw_wave(Picture& picture, Explained const& explained, Row const& row) {
    auto const x = along(row.from_s, row.to_s);
    Scale const y{-kTallest / 2, kTallest / 2, row.top + kWaveHeight, row.top};
    std::vector<Point> points;
    for (auto const& point : explained.wave) {
        double const at_s = to_seconds(point.time).value();
        if (at_s >= row.from_s && at_s <= row.to_s) {
            points.push_back({x(at_s), y(std::clamp(point.height, -kTallest / 2, kTallest / 2))});
        }
    }
    picture.curve(points, "pulse");
}

void draw_beats(Picture& picture, Explained const& explained, Row const& row) {
    auto const x = along(row.from_s, row.to_s);
    for (auto const& run : explained.analysis.runs) {
        for (auto const beat : run.beats) {
            double const at_s = to_seconds(beat).value();
            if (at_s >= row.from_s && at_s < row.to_s) {
                picture.dot({x(at_s), row.top + kWaveHeight / 2}, 2.2, "beat");
            }
        }
    }
}

/// Room for all used intervals; those left out may lie outside and are drawn at the edge.
Scale interval_scale(Explained const& explained, double top) {
    double least = 1e9, most = 0;
    for (auto const& interval : explained.intervals) {
        if (interval.fate == Fate::used) {
            least = std::min(least, interval.length.value());
            most = std::max(most, interval.length.value());
        }
    }
    double const margin = 0.12 * (most - least) + 10;
    return {least - margin, most + margin, top + kTachogramHeight - 40, top + 26};
}

void draw_used(Picture& picture, Explained const& explained, Scale const& x, Scale const& y) {
    std::vector<Point> piece;
    for (auto const& interval : explained.intervals) {
        double const at_s = to_seconds(interval.at).value();
        if (interval.fate == Fate::used) {
            piece.push_back({x(at_s), y(interval.length.value())});
            picture.dot(piece.back(), 2, "mark");
        } else {
            picture.curve(piece, "steady");
            piece.clear();
        }
    }
    picture.curve(piece, "steady");
}

void draw_left_out(Picture& picture, Explained const& explained, Scale const& x, Scale const& y) {
    for (auto const& interval : explained.intervals) {
        if (interval.fate != Fate::used) {
            double const end = to_seconds(interval.at).value();
            double const begin = end - to_seconds(interval.length).value();
            auto const tip =
                print("%s: %.0f ms", std::string{name(interval.fate)}.c_str(), interval.length.value());
            picture.box({x(begin), y.at_to, x(end) - x(begin), y.at_from - y.at_to}, "gap", tip);
            picture.dot({x(end), std::clamp(y(interval.length.value()), y.at_to, y.at_from)}, 3, "fair");
        }
    }
}

void draw_tachogram(Picture& picture, Explained const& explained, double top) {
    picture.text({kLeft, top + 14}, "Intervals between beats, ms (shaded: left out, never bridged)", "small");
    if (count(explained, Fate::used) == 0) {
        picture.text({kLeft, top + 50}, "None.", "");
        return;
    }
    auto const x = along(0, length_s(explained));
    auto const y = interval_scale(explained, top);
    for (double const value : round_values(y.from, y.to, 4)) {
        picture.line({kLeft, y(value)}, {kRight, y(value)}, "grid");
        picture.text({kLeft - 6, y(value) + 4}, print("%g", value), "label");
    }
    for (double const value : round_values(0, x.to, 10)) {
        picture.text({x(value), y.at_from + 18}, print("%g s", value), "small middle");
    }
    draw_left_out(picture, explained, x, y);
    draw_used(picture, explained, x, y);
}

/// "motion 4 s, weak_pulse 2 s"
std::string troubles(Analysis const& analysis) {
    std::map<std::string_view, int> seconds;
    for (auto const& second : analysis.seconds) {
        if (second.reason != Reason::good) {
            ++seconds[name(second.reason)];
        }
    }
    std::string words;
    for (auto const& [reason, count] : seconds) {
        words += (words.empty() ? "" : ", ") + std::string{reason} + print(" %d s", count);
    }
    return words;
}

void draw_foot(Picture& picture, Explained const& explained, double top) {
    auto const words = troubles(explained.analysis);
    if (!explained.analysis.seconds.empty()) {
        picture.text({kLeft, top + 14},
                     words.empty() ? "Every second is good." : "Seconds held back by: " + words, "small");
    }
}

} // namespace

std::string recording_svg(Explained const& explained, std::string_view title) {
    auto const rows = rows_of(explained);
    double const below = kHeadHeight + kRowHeight * static_cast<double>(rows.size());
    Picture picture{kWidth, below + kTachogramHeight + kFootHeight, title};
    draw_head(picture, explained, title);
    for (auto const& row : rows) {
        draw_wave(picture, explained, row);
        draw_beats(picture, explained, row);
        draw_seconds(picture, explained, row);
    }
    draw_tachogram(picture, explained, below);
    draw_foot(picture, explained, below + kTachogramHeight);
    return std::move(picture).close();
}

} // namespace hrv::plot
