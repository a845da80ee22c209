#include "core/state/ring.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace evenkeel::state {
namespace {

constexpr double kFullTurn = 360.0;
constexpr double kNoDirection = 1e-6;

constexpr std::array<std::string_view, kStates.size()> kNames{
    "stillness", "parasympathetic", "play", "sympathetic", "overwhelm", "dorsal_vagal"};

double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}

double degrees_of(double angle) {
    return angle * 180.0 / std::numbers::pi;
}

} // namespace

std::string_view to_text(StateName state) {
    return kNames[static_cast<std::size_t>(state)];
}

std::optional<StateName> state_named(std::string_view name) {
    auto const found = std::ranges::find(kNames, name);
    if (found == kNames.end())
        return std::nullopt;
    return kStates[static_cast<std::size_t>(found - kNames.begin())];
}

bool is_regulated(StateName state) {
    return state == StateName::stillness || state == StateName::parasympathetic || state == StateName::play;
}

RingAngle::RingAngle(double degrees) {
    auto const turned = std::fmod(degrees, kFullTurn);
    auto const positive = turned < 0 ? turned + kFullTurn : turned;
    degrees_ = positive < kFullTurn ? positive : 0.0; // a tiny negative angle rounds up to a full turn
}

StateName state_at(RingAngle angle) {
    auto const band = static_cast<std::size_t>(angle.degrees() / kBandWidth);
    return kStates[std::min(band, kStates.size() - 1)];
}

double band_start(StateName state) {
    return kBandWidth * static_cast<double>(state);
}

double turn(RingAngle from, RingAngle to) {
    auto const forward = RingAngle{to.degrees() - from.degrees()}.degrees();
    return forward > kFullTurn / 2 ? forward - kFullTurn : forward;
}

std::optional<RingAngle> angle_of_feeling(double arousal, double comfort) {
    if (std::hypot(arousal, comfort) < kNoDirection)
        return std::nullopt;
    return RingAngle{degrees_of(std::atan2(comfort, -arousal))};
}

std::optional<CircularMean> circular_mean(std::span<WeightedAngle const> angles) {
    double east = 0;
    double north = 0;
    double total = 0;
    for (auto const& [angle, weight] : angles) {
        east += weight * std::sin(radians(angle.degrees()));
        north += weight * std::cos(radians(angle.degrees()));
        total += weight;
    }
    auto const length = std::hypot(east, north);
    if (total <= 0 || length / total < kNoDirection)
        return std::nullopt;
    return CircularMean{RingAngle{degrees_of(std::atan2(east, north))}, length / total};
}

} // namespace evenkeel::state
