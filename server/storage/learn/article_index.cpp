#include "storage/learn/article_index.hpp"

#include "storage/engine/columns.hpp"

#include <sql/article_index.hpp>

#include <map>

namespace evenkeel::storage {
namespace {

/// Folded words hold letters and digits only, so there is nothing to escape.
template <class Words>
std::string json_list(Words const& words) {
    std::string list;
    for (auto const& word : words)
        list += (list.empty() ? "\"" : ",\"") + word + "\"";
    return "[" + list + "]";
}

std::map<std::string, std::string> kept_hashes(Connection& connection) {
    std::map<std::string, std::string> hashes;
    for (auto const& row : connection.run(sql::article_index::kList))
        hashes.emplace(row.text("article_id"), row.text("content_hash"));
    return hashes;
}

/// Writes what is new or changed and takes away what is gone. Answers how many that were.
std::size_t bring_in_step(Connection& connection, std::span<learn::IndexedArticle const> articles) {
    auto gone = kept_hashes(connection);
    std::size_t changes = 0;
    for (auto const& article : articles) {
        auto const kept = gone.extract(article.article_id.value());
        if (!kept.empty() && kept.mapped() == article.content_hash)
            continue;
        connection.queue(sql::article_index::kUpsert, article.article_id, article.content_hash,
                         joined(article.words));
        ++changes;
    }
    for (auto const& [article_id, hash] : gone)
        connection.queue(sql::article_index::kDelete, article_id);
    return changes + gone.size();
}

} // namespace

std::size_t SqlArticleIndex::keep(std::span<learn::IndexedArticle const> articles) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::article_index::kLock);
        return bring_in_step(connection, articles);
    });
}

std::vector<learn::ArticleId> SqlArticleIndex::having_any(std::span<std::string const> words,
                                                          std::size_t limit) const {
    if (words.empty())
        return {};
    return database_.read([&](Connection& connection) {
        std::vector<learn::ArticleId> articles;
        for (auto const& row : connection.run(sql::article_index::kListHaving, json_list(words), limit))
            articles.emplace_back(row.text("article_id"));
        return articles;
    });
}

} // namespace evenkeel::storage
