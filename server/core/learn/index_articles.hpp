#pragma once

#include "core/base/secure.hpp"
#include "core/learn/article_index.hpp"
#include "core/learn/learn_texts.hpp"

namespace evenkeel::learn {

/// Brings the index in step with the content folder, at every start. Costs one comparison of hashes where
/// nothing changed.
class IndexArticles {
public:
    IndexArticles(ArticleIndex& index, Secure const& secure) : index_{index}, secure_{secure} {}

    /// Answers how many articles were new, changed or taken away.
    std::size_t operator()(LearnTexts const& texts) const;

private:
    ArticleIndex& index_;
    Secure const& secure_;
};

} // namespace evenkeel::learn
