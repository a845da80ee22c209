#include "core/learn/library.hpp"

#include <algorithm>
#include <set>

namespace evenkeel::learn {

Library::Library(std::span<Article const> articles) : articles_{articles} {
    for (auto const& article : articles)
        documents_.push_back(document_of(article));
    std::set<std::string_view> words;
    for (auto const& document : documents_)
        for (auto const& [word, use] : document.words)
            words.insert(word);
    words_.reserve(words.size());
    for (auto const word : words)
        words_.emplace_back(word);
}

std::size_t Library::place_of(ArticleId const& id) const {
    auto const found = std::ranges::lower_bound(articles_, id, {}, &Article::id);
    return found != articles_.end() && found->id == id ? static_cast<std::size_t>(found - articles_.begin())
                                                       : articles_.size();
}

Article const* Library::find(ArticleId const& id) const {
    auto const place = place_of(id);
    return place < articles_.size() ? &articles_[place] : nullptr;
}

SearchDocument const* Library::document(ArticleId const& id) const {
    auto const place = place_of(id);
    return place < documents_.size() ? &documents_[place] : nullptr;
}

} // namespace evenkeel::learn
