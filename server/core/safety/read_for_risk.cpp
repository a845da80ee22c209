#include "core/safety/detector/context.hpp"
#include "core/safety/detector/weigh.hpp"
#include "core/safety/finding.hpp"

#include <algorithm>

namespace evenkeel::safety {

namespace {

/// The pieces of a message that its signs stand in; where they touch or overlap, one.
std::vector<Piece> pieces_of(detector::Text const& text, std::vector<detector::Meant> const& signs) {
    std::vector<Piece> pieces;
    for (auto const& one : signs)
        if (one.level > 0 || detector::flag_of(one.sign))
            pieces.push_back({text.tokens[one.first].begin, text.tokens[one.end - 1].end});
    std::ranges::sort(pieces, {}, &Piece::begin);
    std::vector<Piece> joined;
    for (auto const piece : pieces)
        if (!joined.empty() && piece.begin <= joined.back().end)
            joined.back().end = std::max(joined.back().end, piece.end);
        else
            joined.push_back(piece);
    return joined;
}

} // namespace

Finding read_for_risk(std::string_view message) {
    auto const text = detector::signs().read(message);
    auto const signs = detector::in_context(text, detector::signs().find(text));
    auto finding = detector::weigh(signs);
    finding.carried_by = pieces_of(text, signs);
    return finding;
}

} // namespace evenkeel::safety
