#include "hrv/plot/picture.hpp"

#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace hrv::plot {
namespace {

constexpr std::string_view kLooks = R"(<style>
svg{--paper:#fff;--ink:#1c2530;--soft:#5f6c7b;--line:#e4e9ef;--pulse:#b3363f;--steady:#1f6f8b;--good:#3f9d6b;--fair:#d8a02c;--poor:#c9504b;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){svg{--paper:#12171d;--ink:#e8edf3;--soft:#9aa8b7;--line:#2a333d;--pulse:#ff8a86;--steady:#6cc3df;--good:#5fc28e;--fair:#e8ba56;--poor:#ef7d77}}
.paper{fill:var(--paper)}.axis{stroke:var(--soft)}.grid{stroke:var(--line)}
text{fill:var(--soft);font-size:12px}.small{font-size:11px}.label{text-anchor:end}.middle{text-anchor:middle}
.title{fill:var(--ink);font-size:14px;font-weight:600}.big{fill:var(--ink);font-size:26px;font-weight:600}
.pulse{fill:none;stroke:var(--pulse);stroke-width:1.2}.steady{fill:none;stroke:var(--steady);stroke-width:1.5}
.beat{fill:var(--pulse)}.mark{fill:var(--steady)}.limit{stroke:var(--steady);stroke-dasharray:5 4}.mean{stroke:var(--pulse);stroke-width:1.5}
.gap{fill:var(--fair);opacity:.18}.good{fill:var(--good)}.fair{fill:var(--fair)}.poor{fill:var(--poor)}
</style>)";

std::string escaped(std::string_view text) {
    std::string out;
    for (char const letter : text) {
        switch (letter) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += letter;
        }
    }
    return out;
}

} // namespace

std::string print(char const* pattern, ...) {
    std::va_list arguments, again;
    va_start(arguments, pattern);
    va_copy(again, arguments);
    auto const length = std::vsnprintf(nullptr, 0, pattern, arguments);
    std::string text(static_cast<std::size_t>(length), ' ');
    std::vsnprintf(text.data(), text.size() + 1, pattern, again);
    va_end(again);
    va_end(arguments);
    return text;
}

Picture::Picture(double width, double height, std::string_view title) {
    svg_ = print(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" width="%g" height="%g" role="img">)",
        width, height, width, height);
    svg_ += "\n<title>" + escaped(title) + "</title>\n";
    svg_ += kLooks;
    svg_ += '\n';
    box({0, 0, width, height}, "paper");
}

void Picture::box(Box const& box, std::string_view look, std::string_view tip) {
    svg_ += print(R"(<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" class="%.*s")", box.left, box.top,
                  box.width, box.height, static_cast<int>(look.size()), look.data());
    svg_ += tip.empty() ? std::string{"/>\n"} : "><title>" + escaped(tip) + "</title></rect>\n";
}

void Picture::line(Point from, Point to, std::string_view look) {
    svg_ += print(R"(<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" class="%.*s"/>)", from.x, from.y, to.x,
                  to.y, static_cast<int>(look.size()), look.data());
    svg_ += '\n';
}

void Picture::curve(std::span<Point const> points, std::string_view look) {
    svg_ += "<polyline class=\"" + std::string{look} + "\" points=\"";
    for (auto const& point : points) {
        svg_ += print("%.1f,%.1f ", point.x, point.y);
    }
    svg_ += "\"/>\n";
}

void Picture::dot(Point at, double radius, std::string_view look) {
    svg_ += print(R"(<circle cx="%.1f" cy="%.1f" r="%.1f" class="%.*s"/>)", at.x, at.y, radius,
                  static_cast<int>(look.size()), look.data());
    svg_ += '\n';
}

void Picture::text(Point at, std::string_view words, std::string_view look) {
    svg_ += print(R"(<text x="%.1f" y="%.1f" class="%.*s">)", at.x, at.y, static_cast<int>(look.size()),
                  look.data());
    svg_ += escaped(words) + "</text>\n";
}

std::string Picture::close() && {
    return std::move(svg_ += "</svg>\n");
}

std::vector<double> round_values(double from, double to, int count) {
    double const bare = (to - from) / count;
    if (!(bare > 0) || !std::isfinite(bare)) {
        return {from};
    }
    double const power = std::pow(10.0, std::floor(std::log10(bare)));
    double const share = bare / power;
    double const step = power * (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10);
    std::vector<double> values;
    for (double k = std::ceil(from / step - 1e-9); k * step <= to + 1e-9 * step; ++k) {
        values.push_back(k * step + 0.0); // never −0
    }
    return values;
}

} // namespace hrv::plot
