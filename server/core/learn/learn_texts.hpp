#pragma once

#include "core/learn/library.hpp"
#include "core/learn/pick.hpp"

namespace evenkeel::learn {

/// The articles in one language, and the words that are said about them.
struct LearnTexts {
    Library library;
    PickWords words;
    std::span<Category const> categories;
};

} // namespace evenkeel::learn
