#include "hrv/evaluation/bland_altman.hpp"
#include "hrv/plot/picture.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace hrv::evaluation {
namespace {

using plot::Picture;
using plot::print;
using plot::Scale;

constexpr double kWidth = 940, kHeight = 400;
constexpr double kLimit = 1.96;
constexpr int kTicks = 5;

struct Panel {
    double left;
    std::string_view title;
    std::string_view unit;
    Figure figure;
};

constexpr double kPanelWidth = 310, kPanelTop = 60, kPanelHeight = 270;

struct Pairing {
    double middle;
    double difference;
};

std::vector<Pairing> pairings(std::span<Score const> scores, Figure figure) {
    std::vector<Pairing> all;
    for (auto const& score : scores) {
        auto const camera = score.reported.*figure;
        auto const strap = score.truth.*figure;
        if (camera && strap) {
            all.push_back({(*camera + *strap) / 2, *camera - *strap});
        }
    }
    return all;
}

Scale horizontal(std::span<Pairing const> all, Panel const& panel) {
    auto const [least, most] = std::ranges::minmax(all, {}, &Pairing::middle);
    double const margin = 0.08 * (most.middle - least.middle) + 1;
    return {least.middle - margin, most.middle + margin, panel.left, panel.left + kPanelWidth};
}

/// Zero in the middle; limits and differences fit.
Scale vertical(std::span<Pairing const> all, Agreement const& found) {
    double reach = std::max(std::abs(found.lower), std::abs(found.upper));
    for (auto const& one : all) {
        reach = std::max(reach, std::abs(one.difference));
    }
    reach = 1.2 * std::max(reach, 1e-3);
    return {-reach, reach, kPanelTop + kPanelHeight, kPanelTop};
}

void draw_axes(Picture& picture, Panel const& panel, Scale const& x, Scale const& y) {
    double const right = panel.left + kPanelWidth, bottom = kPanelTop + kPanelHeight;
    for (double const value : plot::round_values(y.from, y.to, kTicks)) {
        picture.line({panel.left, y(value)}, {right, y(value)}, value == 0 ? "axis" : "grid");
        picture.text({panel.left - 6, y(value) + 4}, print("%g", value), "label");
    }
    for (double const value : plot::round_values(x.from, x.to, kTicks)) {
        picture.line({x(value), bottom}, {x(value), bottom + 4}, "axis");
        picture.text({x(value), bottom + 18}, print("%g", value), "middle");
    }
    auto const unit = std::string{panel.unit};
    picture.text({panel.left, kPanelTop - 30}, panel.title, "title");
    picture.text({panel.left, kPanelTop - 12}, "camera − strap, " + unit, "small");
    picture.text({panel.left + kPanelWidth / 2, bottom + 38}, "mean of camera and strap, " + unit, "middle");
}

void draw_limits(Picture& picture, Panel const& panel, Scale const& y, Agreement const& found) {
    double const right = panel.left + kPanelWidth;
    auto const level = [&](double value, char const* name, char const* look) {
        picture.line({panel.left, y(value)}, {right, y(value)}, look);
        picture.text({right + 4, y(value) + 4}, print("%s %+.2f", name, value), "small");
    };
    level(found.upper, "+1.96 SD", "limit");
    level(found.bias, "mean", "mean");
    level(found.lower, "−1.96 SD", "limit");
}

void draw(Picture& picture, Panel const& panel, std::span<Score const> scores) {
    auto const all = pairings(scores, panel.figure);
    if (all.empty()) {
        picture.text({panel.left, kPanelTop}, "No recording was read.", "title");
        return;
    }
    auto const found = agreement(scores, panel.figure);
    auto const x = horizontal(all, panel);
    auto const y = vertical(all, found);
    draw_axes(picture, panel, x, y);
    draw_limits(picture, panel, y, found);
    for (auto const& one : all) {
        picture.dot({x(one.middle), y(one.difference)}, 4.5, "mark");
    }
}

} // namespace

Agreement agreement(std::span<Score const> scores, Figure figure) {
    auto const all = pairings(scores, figure);
    Agreement found{.count = all.size(), .bias = 0, .lower = 0, .upper = 0};
    if (all.empty()) {
        return found;
    }
    auto const count = static_cast<double>(all.size());
    double squares = 0;
    for (auto const& one : all) {
        found.bias += one.difference / count;
    }
    for (auto const& one : all) {
        squares += (one.difference - found.bias) * (one.difference - found.bias);
    }
    double const reach = all.size() > 1 ? kLimit * std::sqrt(squares / (count - 1)) : 0.0;
    found.lower = found.bias - reach;
    found.upper = found.bias + reach;
    return found;
}

std::string bland_altman_svg(Evaluation const& evaluation) {
    Picture picture{kWidth, kHeight, "Camera against chest strap (Bland–Altman)"};
    draw(picture, {50, "RMSSD", "ms", &Figures::rmssd_ms}, evaluation.scores);
    draw(picture, {510, "Heart rate", "beats a minute", &Figures::hr_bpm}, evaluation.scores);
    return std::move(picture).close();
}

} // namespace hrv::evaluation
