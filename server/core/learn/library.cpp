#include "core/learn/library.hpp"

#include <algorithm>
#include <map>

namespace evenkeel::learn {

Library::Library(std::span<Article const> articles) : articles_{articles} {
    for (auto const& article : articles)
        documents_.push_back(document_of(article));
    std::map<std::string_view, std::vector<std::size_t>> holders;
    for (std::size_t place = 0; place < documents_.size(); ++place)
        for (auto const& [word, use] : documents_[place].words)
            holders[word].push_back(place);
    for (auto& [word, places] : holders) {
        words_.emplace_back(word);
        holders_.push_back(std::move(places));
    }
}

std::vector<std::size_t> Library::having_any(std::set<std::string> const& words) const {
    std::set<std::size_t> places;
    for (auto const& word : words) {
        auto const known = std::ranges::lower_bound(words_, word, {}, &KnownWord::text);
        if (known != words_.end() && known->text == word) {
            auto const& holders = holders_[static_cast<std::size_t>(known - words_.begin())];
            places.insert(holders.begin(), holders.end());
        }
    }
    return {places.begin(), places.end()};
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
