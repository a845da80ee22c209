#include "core/learn/search_articles.hpp"

#include <algorithm>

namespace evenkeel::learn {
namespace {

constexpr std::size_t kMostCandidates = 500;
constexpr std::size_t kWordsOfExcerpt = 30;

std::set<std::string> wanted_words(std::vector<ExpandedTerm> const& terms) {
    std::set<std::string> wanted;
    for (auto const& term : terms)
        for (auto const& [word, closeness] : term.words)
            wanted.insert(word);
    return wanted;
}

bool is_in(SearchDocument const& document, Field field, std::set<std::string> const& wanted) {
    return std::ranges::any_of(wanted, [&](auto const& word) {
        auto const use = document.words.find(word);
        return use != document.words.end() && use->second.counts[static_cast<std::size_t>(field)] > 0;
    });
}

std::vector<Occurrence> occurrences_in_body(SearchDocument const& document,
                                            std::set<std::string> const& wanted) {
    std::vector<Occurrence> occurrences;
    std::size_t number = 0;
    for (auto const& word : wanted) {
        if (auto const use = document.words.find(word); use != document.words.end())
            for (auto const place : use->second.body_places)
                occurrences.push_back({.place = place, .wanted = number});
        ++number;
    }
    std::ranges::sort(occurrences, {}, &Occurrence::place);
    return occurrences;
}

std::vector<Highlight> highlights_of(Article const& article, SearchDocument const& document,
                                     std::set<std::string> const& wanted) {
    std::vector<Highlight> highlights;
    if (is_in(document, Field::title, wanted))
        highlights.push_back({Field::title, marked(article.title, wanted)});
    if (is_in(document, Field::summary, wanted))
        highlights.push_back({Field::summary, marked(article.summary, wanted)});
    if (auto const occurrences = occurrences_in_body(document, wanted); !occurrences.empty())
        highlights.push_back(
            {Field::body, excerpt(article.body_text, document.body, occurrences, kWordsOfExcerpt)});
    return highlights;
}

} // namespace

bool fits(Article const& article, std::string_view category_tag) {
    return category_tag.empty() || article.category == category_tag ||
           std::ranges::find(article.tags, category_tag) != article.tags.end();
}

/// A single letter is a word or nothing: every second word begins with it.
ExpandedTerm SearchArticles::expanded(std::string const& term) const {
    auto beginning = as_beginning(term, library_.words());
    if (term.size() == 1)
        std::erase_if(beginning.words, [&](auto const& word) { return word.first != term; });
    if (!beginning.words.empty())
        return beginning;
    return as_typo(term, library_.words());
}

std::vector<Hit> SearchArticles::hits(std::vector<ExpandedTerm> const& terms,
                                      std::string_view category_tag) const {
    auto const wanted = wanted_words(terms);
    std::vector<std::string> const words{wanted.begin(), wanted.end()};
    std::vector<SearchDocument const*> candidates;
    for (auto const& id : index_.having_any(words, kMostCandidates))
        if (auto const* const article = library_.find(id); article != nullptr && fits(*article, category_tag))
            candidates.push_back(library_.document(id));
    return rank(candidates, terms, library_.all().size());
}

Result<SearchPage> SearchArticles::operator()(SearchRequest const& request) const {
    auto const words = terms_of(request.query_text);
    if (!words)
        return std::unexpected(words.error());
    std::vector<ExpandedTerm> terms;
    for (auto const& word : *words)
        terms.push_back(expanded(word));
    auto const all = hits(terms, request.category_tag);
    auto const wanted = wanted_words(terms);

    SearchPage page{.found = {}, .total = all.size(), .next_offset = {}};
    auto const end = std::min(all.size(), request.offset + kPageSize);
    for (auto at = request.offset; at < end; ++at) {
        auto const& id = all[at].article_id;
        auto const* const article = library_.find(id);
        page.found.push_back({article, highlights_of(*article, *library_.document(id), wanted)});
    }
    if (end < all.size())
        page.next_offset = end;
    return page;
}

} // namespace evenkeel::learn
