#include "core/learn/index_articles.hpp"

#include <algorithm>

namespace evenkeel::learn {

std::size_t IndexArticles::operator()() const {
    std::vector<IndexedArticle> indexed;
    for (auto const& article : library_.all()) {
        IndexedArticle entry{.article_id = article.id, .content_hash = {}, .words = {}};
        for (auto const& [word, counts] : library_.document(article.id)->words)
            entry.words.push_back(word);
        std::ranges::sort(entry.words);
        std::string joined;
        for (auto const& word : entry.words)
            joined += word + "\n";
        entry.content_hash = secure_.sha256(joined);
        indexed.push_back(std::move(entry));
    }
    return index_.keep(indexed);
}

} // namespace evenkeel::learn
