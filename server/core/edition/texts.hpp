#pragma once

#include "core/content/content.hpp"
#include "core/exercise/shelf.hpp"
#include "core/journal/journal_texts.hpp"
#include "core/learn/learn_texts.hpp"

namespace evenkeel {

/// How the areas' texts are made of the content, which must outlive them.
[[nodiscard]] exercise::Shelf shelf_of(content::Content const& content);
[[nodiscard]] learn::LearnTexts learn_texts_of(content::Content const& content);
[[nodiscard]] journal::JournalTexts journal_texts_of(content::Content const& content);

} // namespace evenkeel
