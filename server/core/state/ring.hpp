#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace evenkeel::state {

/// The six states of the specification, in the order of their bands on the ring.
enum class StateName { stillness, parasympathetic, play, sympathetic, overwhelm, dorsal_vagal };

inline constexpr std::array kStates{StateName::stillness, StateName::parasympathetic,
                                    StateName::play,      StateName::sympathetic,
                                    StateName::overwhelm, StateName::dorsal_vagal};

/// Each band is this wide; the first begins at 0, the top of the ring, and they go round clockwise.
inline constexpr double kBandWidth = 60.0;

[[nodiscard]] std::string_view to_text(StateName state);
[[nodiscard]] std::optional<StateName> state_named(std::string_view name);

/// Stillness, parasympathetic and play. The other three are the dysregulated states.
[[nodiscard]] bool is_regulated(StateName state);

/// A place on the ring in degrees, always in [0, 360).
class RingAngle {
public:
    RingAngle() = default;
    explicit RingAngle(double degrees);

    [[nodiscard]] double degrees() const { return degrees_; }

    friend bool operator==(RingAngle const&, RingAngle const&) = default;

private:
    double degrees_{0};
};

[[nodiscard]] StateName state_at(RingAngle angle);
[[nodiscard]] double band_start(StateName state);

/// The shortest way round from one place to another, in (-180, 180]; positive is clockwise.
[[nodiscard]] double turn(RingAngle from, RingAngle to);

/// The ring is the plane of arousal and comfort seen as a compass: its top is quiet (arousal -1), its right
/// side comfortable, its bottom stirred up, its left side uncomfortable. So comfort = sin(angle), arousal =
/// -cos(angle). Nothing when both are so near zero that no direction can be read.
[[nodiscard]] std::optional<RingAngle> angle_of_feeling(double arousal, double comfort);

struct WeightedAngle {
    RingAngle angle;
    double weight{1};
};

/// Direction of the weighted sum of unit vectors, with its length over the sum of weights: 1 when all agree,
/// 0 when they cancel out (Mardia & Jupp 2000, Directional Statistics, section 2.2).
struct CircularMean {
    RingAngle angle;
    double resultant_length{0};
};

/// Nothing for no angles, or where they cancel out and no direction is left.
[[nodiscard]] std::optional<CircularMean> circular_mean(std::span<WeightedAngle const> angles);

} // namespace evenkeel::state
