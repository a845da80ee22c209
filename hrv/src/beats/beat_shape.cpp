#include "beats/beat_shape.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hrv {
namespace {

/// Beats this much less alike than the middle one do not shape the template.
constexpr double kTemplateSlack = 0.15;
/// The middle shape is only a first guess: it is taken from so many beats at least, evenly spread.
constexpr std::size_t kSomeBeats = 24;

void normalise(Shape& shape) {
    double sum = 0;
    for (double const value : shape) {
        sum += value;
    }
    for (double& value : shape) {
        value -= sum / static_cast<double>(kShapeLength);
    }
    double const scale = 1 / (std::sqrt(dot(shape, shape)) + 1e-300);
    for (double& value : shape) {
        value *= scale;
    }
}

Shape middle_shape(std::span<Shape const> shapes) {
    Shape middle;
    std::size_t const step = shapes.size() / kSomeBeats + 1;
    for (std::size_t k = 0; k < kShapeLength; ++k) {
        std::vector<double> column;
        for (std::size_t beat = 0; beat < shapes.size(); beat += step) {
            column.push_back(shapes[beat][k]);
        }
        middle[k] = median(column);
    }
    normalise(middle);
    return middle;
}

} // namespace

void read_between(std::span<double const> x, double at, std::span<double> out) {
    auto const whole = static_cast<std::ptrdiff_t>(std::floor(at));
    double const f = at - static_cast<double>(whole);
    double const w0 = -f * (f - 1) * (f - 2) / 6;
    double const w1 = (f + 1) * (f - 1) * (f - 2) / 2;
    double const w2 = -(f + 1) * f * (f - 2) / 2;
    double const w3 = (f + 1) * f * (f - 1) / 6;
    double const* from = x.data() + whole - 1;
    for (std::size_t k = 0; k < out.size(); ++k) {
        out[k] = w0 * from[k] + w1 * from[k + 1] + w2 * from[k + 2] + w3 * from[k + 3];
    }
}

Shape shape_at(std::span<double const> x, double at) {
    Shape shape;
    read_between(x, at - kShapeBefore, shape);
    normalise(shape);
    return shape;
}

Shape typical_shape(std::span<Shape const> shapes, Shape const* guess) {
    auto const like = guess != nullptr ? *guess : middle_shape(shapes);
    std::vector<double> likeness(shapes.size());
    std::ranges::transform(shapes, likeness.begin(), [&](Shape const& shape) { return dot(shape, like); });
    double const limit = median(likeness) - kTemplateSlack;
    Shape sum{};
    for (std::size_t beat = 0; beat < shapes.size(); ++beat) {
        for (std::size_t k = 0; k < kShapeLength && likeness[beat] > limit; ++k) {
            sum[k] += shapes[beat][k];
        }
    }
    normalise(sum);
    return sum;
}

Shape slope_of(Shape const& shape) {
    Shape slope{};
    for (std::size_t k = 1; k + 1 < kShapeLength; ++k) {
        slope[k] = (shape[k + 1] - shape[k - 1]) / 2;
    }
    return slope;
}

} // namespace hrv
