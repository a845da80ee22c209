#include "core/quiz/quiz.hpp"

#include <algorithm>

namespace evenkeel::quiz {
namespace {

constexpr std::string_view kEnglish = "en";

/// " de-AT;q=0.8" → "de"
std::string primary_subtag(std::string_view tag) {
    auto const first = tag.find_first_not_of(' ');
    tag = first == std::string_view::npos ? std::string_view{} : tag.substr(first);
    std::string primary{tag.substr(0, tag.find_first_of("-_; "))};
    std::ranges::transform(primary, primary.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return primary;
}

} // namespace

std::string Quizzes::language_of(std::string_view languages) const {
    while (!languages.empty()) {
        auto const comma = std::min(languages.find(','), languages.size());
        auto const language = primary_subtag(languages.substr(0, comma));
        if (language == kEnglish || translations_.contains(language))
            return language;
        languages.remove_prefix(std::min(comma + 1, languages.size()));
    }
    return std::string{kEnglish};
}

Quiz const& Quizzes::in(std::string_view languages) const {
    auto const found = translations_.find(language_of(languages));
    return found == translations_.end() ? english_ : found->second;
}

std::vector<std::string> Quizzes::languages() const {
    std::vector<std::string> all{std::string{kEnglish}};
    for (auto const& [language, quiz] : translations_)
        all.push_back(language);
    return all;
}

} // namespace evenkeel::quiz
