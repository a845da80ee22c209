#pragma once

#include "core/learn/article_index.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeArticleIndex final : public learn::ArticleIndex {
public:
    std::size_t keep(std::span<learn::IndexedArticle const> articles) override {
        std::lock_guard const lock{mutex_};
        auto gone = std::move(articles_);
        articles_.clear();
        std::size_t changes = 0;
        for (auto const& article : articles) {
            auto const kept = gone.extract(article.article_id);
            changes += kept.empty() || kept.mapped().content_hash != article.content_hash ? 1 : 0;
            articles_.emplace(article.article_id, article);
        }
        return changes + gone.size();
    }

    [[nodiscard]] std::vector<learn::ArticleId> having_any(std::span<std::string const> words,
                                                           std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<learn::ArticleId> found;
        for (auto const& [id, article] : articles_)
            if (found.size() < limit && std::ranges::any_of(words, [&](std::string const& word) {
                    return std::ranges::find(article.words, word) != article.words.end();
                }))
                found.push_back(id);
        return found;
    }

private:
    mutable std::mutex mutex_;
    std::map<learn::ArticleId, learn::IndexedArticle> articles_;
};

} // namespace evenkeel::testing
