#include "core/safety/detector/sentences.hpp"

#include <algorithm>

namespace evenkeel::safety::detector {

Sentences::Sentences(Text const& text, std::vector<Hit> const& hits)
    : text_{text}, sentence_of_(text.tokens.size()) {
    std::size_t sentence = 0;
    for (std::size_t i = 0; i < text_.tokens.size(); ++i) {
        sentence += i > 0 && text_.tokens[i].before == Break::stop ? 1 : 0;
        sentence_of_[i] = sentence;
    }
    about_.resize(sentence + 1);
    for (auto const& hit : hits)
        about_[sentence_of_[hit.first]].set(hit.meaning);
}

bool Sentences::was_about(Hit const& hit, Sign sign) const {
    auto const end = about_.begin() + static_cast<std::ptrdiff_t>(of(hit.first)) + 1;
    return std::any_of(about_.begin(), end,
                       [&](SignSet const& one) { return one.test(static_cast<std::size_t>(sign)); });
}

SignSet Sentences::all() const {
    SignSet all;
    for (auto const& one : about_)
        all |= one;
    return all;
}

std::optional<std::size_t> Sentences::before(std::size_t token) const {
    if (token == 0 || text_.tokens[token].before != Break::none)
        return std::nullopt;
    return token - 1;
}

bool Sentences::holds(std::vector<WordId> const& words, Hit const& hit, std::size_t reach) const {
    for (auto i = hit.first - std::min(hit.first, reach); i < hit.end; ++i)
        if (of(i) == of(hit.first) && is(words, i))
            return true;
    return false;
}

} // namespace evenkeel::safety::detector
