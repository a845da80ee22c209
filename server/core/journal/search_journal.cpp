#include "core/journal/search_journal.hpp"

#include "core/learn/search.hpp"

#include <algorithm>
#include <set>

namespace evenkeel::journal {
namespace {

using Terms = std::vector<std::string>;

/// The words of a text that begin with one of the terms; nothing when a term begins none of them.
std::set<std::string> answering(std::string_view text, Terms const& terms) {
    std::set<std::string> words;
    std::set<std::string_view> answered;
    for (auto const& word : learn::words_of(text))
        for (auto const& term : terms)
            if (word.folded.starts_with(term)) {
                words.insert(word.folded);
                answered.insert(term);
            }
    return answered.size() == terms.size() ? words : std::set<std::string>{};
}

} // namespace

Result<JournalHits> SearchJournal::operator()(MemberId const& member, Wanted const& wanted) const {
    auto const terms = learn::terms_of(wanted.query_text);
    if (!terms)
        return std::unexpected(terms.error());
    JournalHits found;
    auto before = wanted.before;
    for (std::size_t looked_at = 0; looked_at < kMostLinesLookedAt; looked_at += kLinesAtOnce) {
        auto lines = journal_.lines(member, before, kLinesAtOnce);
        for (auto& line : lines) {
            if (found.hits.size() == wanted.limit) {
                found.next = before;
                return found;
            }
            before = line.message.id;
            auto const words = answering(line.message.body, *terms);
            if (words.empty())
                continue;
            auto excerpt = learn::excerpt(line.message.body, words, kExcerptWords);
            found.hits.push_back({.line = std::move(line), .excerpt = std::move(excerpt)});
        }
        if (lines.size() < kLinesAtOnce)
            return found;
    }
    found.next = before;
    return found;
}

} // namespace evenkeel::journal
