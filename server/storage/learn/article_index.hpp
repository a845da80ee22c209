#pragma once

#include "core/learn/article_index.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlArticleIndex final : public learn::ArticleIndex {
public:
    explicit SqlArticleIndex(Database& database) : database_{database} {}

    std::size_t keep(std::span<learn::IndexedArticle const> articles) override;
    [[nodiscard]] std::vector<learn::ArticleId> having_any(std::span<std::string const> words,
                                                           std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
