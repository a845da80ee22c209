#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hrv::plot {

struct Point {
    double x{0.0};
    double y{0.0};
};

struct Box {
    double left{0.0};
    double top{0.0};
    double width{0.0};
    double height{0.0};
};

/// printf into a string.
[[nodiscard]] [[gnu::format(printf, 1, 2)]] std::string print(char const* pattern, ...);

/// An SVG picture, drawn piece by piece in pixels from the upper left corner. How a piece looks is told by
/// the name of its class, so that one picture is legible on light and on dark paper (prefers-color-scheme).
/// Classes: paper, axis, grid, label, small, title, big, pulse, beat, steady, gap, good, fair, poor, mark,
/// limit.
class Picture {
public:
    Picture(double width, double height, std::string_view title);

    /// `tip` appears when the pointer rests on the box.
    void box(Box const& box, std::string_view look, std::string_view tip = {});
    void line(Point from, Point to, std::string_view look);
    void curve(std::span<Point const> points, std::string_view look);
    void dot(Point at, double radius, std::string_view look);
    void text(Point at, std::string_view words, std::string_view look);

    [[nodiscard]] std::string close() &&;

private:
    std::string svg_;
};

/// From values to pixels.
struct Scale {
    double from{0.0};
    double to{1.0};
    double at_from{0.0};
    double at_to{1.0};

    [[nodiscard]] double operator()(double value) const {
        return at_from + (value - from) / (to - from) * (at_to - at_from);
    }
};

/// About `count` round values between `from` and `to`: 1, 2 or 5 times a power of ten apart.
[[nodiscard]] std::vector<double> round_values(double from, double to, int count);

} // namespace hrv::plot
