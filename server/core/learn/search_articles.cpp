#include "core/learn/search_articles.hpp"

#include <algorithm>

namespace evenkeel::learn {
namespace {

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

/// A single letter is a word or nothing: every second word begins with it.
ExpandedTerm expanded(Library const& library, std::string const& term) {
    auto beginning = as_beginning(term, library.words());
    if (term.size() == 1)
        std::erase_if(beginning.words, [&](auto const& word) { return word.first != term; });
    return beginning.words.empty() ? as_typo(term, library.words()) : beginning;
}

std::vector<Hit> hits(Library const& library, std::vector<ExpandedTerm> const& terms,
                      std::set<std::string> const& wanted, std::string_view category_tag) {
    std::vector<SearchDocument const*> candidates;
    for (auto const place : library.having_any(wanted))
        if (fits(library.all()[place], category_tag))
            candidates.push_back(&library.documents()[place]);
    return rank(candidates, terms, library.all().size());
}

} // namespace

bool fits(Article const& article, std::string_view category_tag) {
    return category_tag.empty() || article.category == category_tag ||
           std::ranges::find(article.tags, category_tag) != article.tags.end();
}

Result<SearchPage> search_articles(LearnTexts const& texts, SearchRequest const& request) {
    auto const words = terms_of(request.query_text);
    if (!words)
        return std::unexpected(words.error());
    auto const& library = texts.library;
    std::vector<ExpandedTerm> terms;
    for (auto const& word : *words)
        terms.push_back(expanded(library, word));
    auto const wanted = wanted_words(terms);
    auto const all = hits(library, terms, wanted, request.category_tag);

    SearchPage page{.found = {}, .total = all.size(), .next_offset = {}};
    auto const end = std::min(all.size(), request.offset + kPageSize);
    for (auto at = request.offset; at < end; ++at) {
        auto const& id = all[at].article_id;
        auto const* const article = library.find(id);
        page.found.push_back({article, highlights_of(*article, *library.document(id), wanted)});
    }
    if (end < all.size())
        page.next_offset = end;
    return page;
}

} // namespace evenkeel::learn
