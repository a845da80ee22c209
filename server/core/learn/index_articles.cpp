#include "core/learn/index_articles.hpp"

#include <algorithm>

namespace evenkeel::learn {

std::size_t IndexArticles::operator()(LearnTexts const& texts) const {
    std::vector<IndexedArticle> indexed;
    for (auto const& article : texts.library.all()) {
        IndexedArticle entry{.article_id = article.id, .content_hash = {}, .words = {}};
        for (auto const& [word, counts] : texts.library.document(article.id)->words)
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
