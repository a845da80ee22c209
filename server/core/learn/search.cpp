#include "core/learn/search.hpp"

#include "core/base/utf8.hpp"
#include "core/learn/words.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace evenkeel::learn {
namespace {

constexpr std::array<double, kFields> kWeights{8, 5, 3, 2};

void count(SearchDocument& document, Field field, std::string_view text) {
    for (auto const& word : words_of(text))
        ++document.words[word.folded][static_cast<std::size_t>(field)];
}

std::vector<std::string_view> characters_of(std::string_view word) {
    std::vector<std::string_view> characters;
    for (std::size_t begin = 0; begin < word.size();) {
        auto end = begin;
        (void)next_code_point(word, end);
        characters.push_back(word.substr(begin, end - begin));
        begin = end;
    }
    return characters;
}

/// What one document has to say to one term: closeness summed by field.
std::array<double, kFields> evidence(SearchDocument const& document, ExpandedTerm const& term) {
    std::array<double, kFields> sum{};
    for (auto const& [word, closeness] : term.words)
        if (auto const found = document.words.find(word); found != document.words.end())
            for (std::size_t field = 0; field < kFields; ++field)
                sum[field] += closeness * found->second[field];
    return sum;
}

double saturated(std::array<double, kFields> const& sum) {
    double score = 0;
    for (std::size_t field = 0; field < kFields; ++field)
        score += kWeights[field] * sum[field] / (sum[field] + 1);
    return score;
}

/// Scores by document, one column a term, and how many documents answer it.
struct TermColumn {
    std::vector<double> scores;
    double rarity{0};
};

TermColumn column_of(std::span<SearchDocument const* const> documents, ExpandedTerm const& term,
                     std::size_t all_articles) {
    TermColumn column;
    std::size_t answering = 0;
    for (auto const* const document : documents) {
        column.scores.push_back(saturated(evidence(*document, term)));
        answering += column.scores.back() > 0 ? 1 : 0;
    }
    if (answering > 0)
        column.rarity = std::log1p(static_cast<double>(all_articles) / static_cast<double>(answering));
    return column;
}

} // namespace

SearchDocument document_of(Article const& article) {
    SearchDocument document{.article_id = article.id, .words = {}};
    count(document, Field::title, article.title);
    for (auto const& tag : article.tags)
        count(document, Field::tags, tag);
    count(document, Field::summary, article.summary);
    count(document, Field::body, article.body_text);
    return document;
}

Result<std::vector<std::string>> terms_of(std::string_view query_text) {
    if (query_text.size() > kLongestQuery)
        return refuse(Fault::invalid_input, "query_text", "A search can have up to 200 characters.");
    std::vector<std::string> terms;
    for (auto const& word : words_of(query_text))
        if (terms.size() < kMostTerms && std::ranges::find(terms, word.folded) == terms.end())
            terms.push_back(word.folded);
    if (terms.empty())
        return refuse(Fault::invalid_input, "query_text", "Enter a word to search for.");
    return terms;
}

std::size_t allowed_typos(std::size_t characters) {
    constexpr std::size_t kOneFrom = 4;
    constexpr std::size_t kTwoFrom = 8;
    return characters < kOneFrom ? 0 : characters < kTwoFrom ? 1 : 2;
}

std::size_t typing_distance(std::string_view one, std::string_view other) {
    auto const a = characters_of(one);
    auto const b = characters_of(other);
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = i + j;
                continue;
            }
            auto const change = a[i - 1] == b[j - 1] ? 0U : 1U;
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[a.size()][b.size()];
}

ExpandedTerm as_beginning(std::string const& term, std::span<std::string const> words) {
    ExpandedTerm expanded{.text = term, .words = {}};
    for (auto const& word : words)
        if (word.starts_with(term))
            expanded.words.emplace(word, word == term ? kExact : kBeginning);
    return expanded;
}

ExpandedTerm as_typo(std::string const& term, std::span<std::string const> words) {
    ExpandedTerm expanded{.text = term, .words = {}};
    auto nearest = allowed_typos(characters_of(term).size());
    for (auto const& word : words) {
        auto const distance = typing_distance(term, word);
        if (distance == 0 || distance > nearest)
            continue;
        if (distance < nearest)
            expanded.words.clear();
        nearest = distance;
        expanded.words.emplace(word, distance == 1 ? kOneTypo : kTwoTypos);
    }
    return expanded;
}

std::vector<Hit> rank(std::span<SearchDocument const* const> documents, std::span<ExpandedTerm const> terms,
                      std::size_t all_articles) {
    std::vector<TermColumn> columns;
    for (auto const& term : terms)
        columns.push_back(column_of(documents, term, all_articles));
    std::vector<Hit> hits;
    for (std::size_t at = 0; at < documents.size(); ++at) {
        double score = 0;
        double answered = 0;
        for (auto const& column : columns) {
            score += column.rarity * column.scores[at];
            answered += column.scores[at] > 0 ? 1 : 0;
        }
        auto const share = answered / static_cast<double>(terms.size());
        if (answered > 0)
            hits.push_back({documents[at]->article_id, score * share * share});
    }
    std::ranges::sort(hits, [](Hit const& one, Hit const& other) {
        return std::tuple{-one.score, one.article_id} < std::tuple{-other.score, other.article_id};
    });
    return hits;
}

} // namespace evenkeel::learn
