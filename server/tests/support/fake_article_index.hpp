#pragma once

#include "core/learn/article_index.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

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

    [[nodiscard]] std::vector<std::string> words_beginning(std::string_view beginning,
                                                           std::size_t limit) const override {
        return words(limit, [&](std::string const& word) { return word.starts_with(beginning); });
    }

    [[nodiscard]] std::vector<std::string> words_resembling(std::string_view word,
                                                            std::size_t limit) const override {
        auto const wanted = trigrams(word);
        return words(limit, [&](std::string const& other) {
            return std::ranges::any_of(trigrams(other),
                                       [&](auto const& piece) { return wanted.contains(piece); });
        });
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
    /// Of bytes: more words than those of letters would find, and never fewer.
    static std::set<std::string> trigrams(std::string_view word) {
        auto const padded = "  " + std::string{word} + " ";
        std::set<std::string> pieces;
        for (std::size_t at = 0; at + 3 <= padded.size(); ++at)
            pieces.insert(padded.substr(at, 3));
        return pieces;
    }

    template <class Wanted>
    std::vector<std::string> words(std::size_t limit, Wanted const& wanted) const {
        std::lock_guard const lock{mutex_};
        std::set<std::string> found;
        for (auto const& [id, article] : articles_)
            std::ranges::copy_if(article.words, std::inserter(found, found.end()), wanted);
        std::vector<std::string> ordered{found.begin(), found.end()};
        ordered.resize(std::min(limit, ordered.size()));
        return ordered;
    }

    mutable std::mutex mutex_;
    std::map<learn::ArticleId, learn::IndexedArticle> articles_;
};

} // namespace evenkeel::testing
