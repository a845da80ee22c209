#include "core/safety/detector/phrase_book.hpp"

#include "core/safety/detector/one_edit.hpp"
#include "core/safety/detector/phrase_builder.hpp"
#include "core/safety/detector/spellings.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace evenkeel::safety::detector {

namespace {

constexpr std::size_t kShortestBeginning = 2;
constexpr std::size_t kShortestTypo = 5;

std::string without_doubles(std::string_view word) {
    std::string single;
    for (char const c : word)
        if (single.empty() || single.back() != c)
            single += c;
    return single;
}

bool fits_mask(std::string_view mask, std::string_view word) {
    return std::ranges::equal(mask, word, [](char a, char b) { return a == '*' || a == b; });
}

void put_in_order(std::vector<WordId>& ids) {
    std::ranges::sort(ids);
    auto const rest = std::ranges::unique(ids);
    ids.erase(rest.begin(), rest.end());
}

} // namespace

bool share_a_word(std::vector<WordId> const& some, std::vector<WordId> const& others) {
    return std::ranges::any_of(some, [&](WordId id) { return std::ranges::binary_search(others, id); });
}

PhraseBook::PhraseBook(Tables const& tables) {
    auto built = build_phrases(tables);
    words_ = std::move(built.words);
    beginnings_ = std::move(built.beginnings);
    classes_ = std::move(built.classes);
    key_words_ = std::move(built.key_words);
    ordinary_words_ = std::move(built.ordinary_words);
    phrases_ = std::move(built.phrases);
    if (classes_.contains("never_skipped"))
        never_skipped_ = words_of("never_skipped");
    starting_with_.resize(words_.size() + beginnings_.size());
    for (std::uint32_t i = 0; i < phrases_.size(); ++i)
        for (auto const& step : phrases_[i].steps) {
            for (auto const id : step.words)
                starting_with_[id].push_back(i);
            if (!step.is_optional)
                break;
        }
}

Text PhraseBook::read(std::string_view message) const {
    Text text{.tokens = tokens_of(message), .ids = {}};
    text.ids.reserve(text.tokens.size());
    for (auto const& token : text.tokens)
        text.ids.push_back(ids_of(token.word));
    return text;
}

std::vector<WordId> PhraseBook::ids_of(std::string const& word) const {
    std::vector<WordId> ids;
    add_plain(word, ids);
    for (auto const& meant : undisguised(word))
        add_plain(meant, ids);
    for (auto const& meant : spelled_out(word))
        add_plain(meant, ids);
    if (word.contains('*'))
        add_masked(word, ids);
    if (ids.empty())
        add_plain(without_doubles(word), ids);
    // "and", "so" and the like are written together with the word in Arabic.
    if (ids.empty() && (word.starts_with("و") || word.starts_with("ف")))
        add_plain(word.substr(2), ids);
    if (ids.empty())
        if (auto const* meant = key_word_near(word))
            add_plain(*meant, ids);
    put_in_order(ids);
    return ids;
}

void PhraseBook::add_plain(std::string const& word, std::vector<WordId>& ids) const {
    if (auto const found = words_.find(word); found != words_.end())
        ids.push_back(found->second);
    for (auto length = kShortestBeginning; length <= word.size(); ++length)
        if (auto const found = beginnings_.find(word.substr(0, length)); found != beginnings_.end())
            ids.push_back(found->second);
}

void PhraseBook::add_masked(std::string_view word, std::vector<WordId>& ids) const {
    static constexpr auto kMasked =
        std::to_array<std::string_view>({"suicide", "suicidal", "kill", "killing", "die", "dying", "dead",
                                         "death", "murder", "overdose", "rape"});
    for (auto const plain : kMasked)
        if (fits_mask(word, plain))
            add_plain(std::string{plain}, ids);
}

std::string const* PhraseBook::key_word_near(std::string_view word) const {
    if (word.size() < kShortestTypo || std::ranges::binary_search(ordinary_words_, word))
        return nullptr;
    auto const found = std::ranges::find_if(key_words_, [&](std::string const& key) {
        return (key[0] == word[0] || key[0] == word[1]) && is_one_edit_from(word, key);
    });
    return found == key_words_.end() ? nullptr : &*found;
}

bool PhraseBook::is_of(std::string_view class_name, Text const& text, std::size_t token) const {
    return share_a_word(text.ids[token], words_of(class_name));
}

std::vector<WordId> const& PhraseBook::words_of(std::string_view class_name) const {
    return classes_.at(std::string{class_name});
}

/// Follows one phrase through a text. A phrase has few steps and short gaps, so that this takes a bounded
/// number of comparisons for each place.
class PhraseBook::Matcher {
public:
    Matcher(Text const& text, Phrase const& phrase, std::vector<WordId> const& never_skipped)
        : text_{text}, phrase_{phrase}, never_skipped_{never_skipped} {}

    /// The token after the phrase that begins at `first`; 0 where it does not.
    [[nodiscard]] std::size_t end_from(std::size_t first) {
        first_ = first;
        return follow(0, first);
    }

private:
    [[nodiscard]] bool goes_on_at(std::size_t token) const {
        return token < text_.tokens.size() && (token == first_ || text_.tokens[token].before != Break::stop);
    }

    std::size_t follow(std::size_t step,
                       std::size_t token) { // NOLINT(misc-no-recursion): as deep as a phrase
        if (step == phrase_.steps.size())
            return token;
        auto const& what = phrase_.steps[step];
        if (what.is_end)
            return is_end_of_clause(token) ? follow(step + 1, token) : 0;
        if (what.words.empty())
            return follow_gap(step, token);
        if (goes_on_at(token) && share_a_word(text_.ids[token], what.words))
            if (auto const end = follow(step + 1, token + 1))
                return end;
        return what.is_optional ? follow(step + 1, token) : 0;
    }

    std::size_t follow_gap(std::size_t step, std::size_t token) { // NOLINT(misc-no-recursion)
        for (std::size_t skipped = 0; skipped <= phrase_.steps[step].gap; ++skipped) {
            if (auto const end = follow(step + 1, token + skipped))
                return end;
            if (!goes_on_at(token + skipped) || share_a_word(text_.ids[token + skipped], never_skipped_))
                break;
        }
        return 0;
    }

    [[nodiscard]] bool is_end_of_clause(std::size_t token) const {
        return token >= text_.tokens.size() || text_.tokens[token].before != Break::none ||
               text_.tokens[token].word.starts_with("emoji");
    }

    Text const& text_;
    Phrase const& phrase_;
    std::vector<WordId> const& never_skipped_;
    std::size_t first_{0};
};

std::vector<Hit> PhraseBook::find(Text const& text) const {
    std::vector<Hit> hits;
    for (std::size_t first = 0; first < text.tokens.size(); ++first)
        for (auto const id : text.ids[first])
            for (auto const index : starting_with_[id]) {
                auto const& phrase = phrases_[index];
                if (auto const end = Matcher{text, phrase, never_skipped_}.end_from(first))
                    hits.push_back({phrase.meaning, phrase.level, first, end});
            }
    return hits;
}

} // namespace evenkeel::safety::detector
