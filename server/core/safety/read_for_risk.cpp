#include "core/safety/detector/weigh.hpp"
#include "core/safety/read_entry.hpp"

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

EntryRead read_entry(std::string_view entry, detector::Topics const& topics) {
    auto const text = detector::signs().read(entry);
    auto const found = detector::find_signs(text);
    EntryRead read{
        .heard = detector::in_context(text, found.hits, topics), .halves = found.halves, .finding = {}};
    read.finding = detector::weigh(read.heard, topics);
    read.finding.carried_by = pieces_of(text, read.heard.signs);
    return read;
}

Finding read_for_risk(std::string_view message) {
    return read_entry(message, {}).finding;
}

} // namespace evenkeel::safety
