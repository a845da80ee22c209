#include "core/learn/search_articles.hpp"

#include <algorithm>

namespace evenkeel::learn {
namespace {

constexpr std::size_t kMostBeginnings = 200;
constexpr std::size_t kMostResembling = 5000;
constexpr std::size_t kMostCandidates = 500;
constexpr std::size_t kWordsOfExcerpt = 30;

std::set<std::string> wanted_words(std::vector<ExpandedTerm> const& terms) {
    std::set<std::string> wanted;
    for (auto const& term : terms)
        for (auto const& [word, closeness] : term.words)
            wanted.insert(word);
    return wanted;
}

std::vector<Highlight> highlights_of(Article const& article, std::set<std::string> const& wanted) {
    std::vector<Highlight> highlights{{Field::title, marked(article.title, wanted)},
                                      {Field::summary, marked(article.summary, wanted)},
                                      {Field::body, excerpt(article.body_text, wanted, kWordsOfExcerpt)}};
    std::erase_if(highlights, [](Highlight const& highlight) { return highlight.snippet.marks.empty(); });
    return highlights;
}

} // namespace

bool fits(Article const& article, std::string_view category_tag) {
    return category_tag.empty() || article.category == category_tag ||
           std::ranges::find(article.tags, category_tag) != article.tags.end();
}

/// A single letter is a word or nothing: every second word begins with it.
ExpandedTerm SearchArticles::expanded(std::string const& term) const {
    auto beginning = as_beginning(term, index_.words_beginning(term, kMostBeginnings));
    if (term.size() == 1)
        std::erase_if(beginning.words, [&](auto const& word) { return word.first != term; });
    if (!beginning.words.empty())
        return beginning;
    return as_typo(term, index_.words_resembling(term, kMostResembling));
}

std::vector<Hit> SearchArticles::hits(Library const& library, std::vector<ExpandedTerm> const& terms,
                                      std::string_view category_tag) const {
    auto const wanted = wanted_words(terms);
    if (wanted.empty())
        return {};
    std::vector<std::string> const words{wanted.begin(), wanted.end()};
    std::vector<SearchDocument const*> candidates;
    for (auto const& id : index_.having_any(words, kMostCandidates))
        if (auto const* const article = library.find(id); article != nullptr && fits(*article, category_tag))
            candidates.push_back(library.document(id));
    return rank(candidates, terms, library.all().size());
}

Result<SearchPage> SearchArticles::operator()(LearnTexts const& texts, SearchRequest const& request) const {
    auto const words = terms_of(request.query_text);
    if (!words)
        return std::unexpected(words.error());
    std::vector<ExpandedTerm> terms;
    for (auto const& word : *words)
        terms.push_back(expanded(word));
    auto const all = hits(texts.library, terms, request.category_tag);
    auto const wanted = wanted_words(terms);

    SearchPage page{.found = {}, .total = all.size(), .next_offset = {}};
    auto const end = std::min(all.size(), request.offset + kPageSize);
    for (auto at = request.offset; at < end; ++at) {
        auto const* const article = texts.library.find(all[at].article_id);
        page.found.push_back({article, highlights_of(*article, wanted)});
    }
    if (end < all.size())
        page.next_offset = end;
    return page;
}

} // namespace evenkeel::learn
