#include "core/safety/detector/tokens.hpp"

#include "core/safety/detector/characters.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace evenkeel::safety::detector {

namespace {

constexpr std::string_view kTwoDots = "\xCC\x88";
constexpr std::size_t kFewestSpelledLetters = 3;

bool is_ascii_letter(char c) {
    return c >= 'a' && c <= 'z';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Collects words from characters.
class Splitter {
public:
    explicit Splitter(std::string_view message) : message_{message} {}

    std::vector<Token> split() {
        for (std::size_t place = 0; place < message_.size();) {
            auto const character = character_at(message_, place);
            next_ = place + character.bytes;
            take(character, place);
            place = next_;
        }
        close_word();
        return std::move(tokens_);
    }

private:
    void take(Character character, std::size_t place) {
        auto const reading = reading_of(character.code);
        auto const text = reading.text.empty() ? message_.substr(place, character.bytes) : reading.text;
        if (reading.kind != Kind::line_break && reading.kind != Kind::space && reading.kind != Kind::nothing)
            lines_ = 0;
        switch (reading.kind) {
        case Kind::nothing:
            return;
        case Kind::letter:
            return add(text, place);
        case Kind::disguise:
            return take_disguise(text, place);
        case Kind::joiner:
            return take_joiner(text);
        case Kind::picture:
            return take_picture(text, place);
        case Kind::space:
            joined_ = false;
            return close_word();
        case Kind::pause:
            return break_off(Break::pause);
        case Kind::stop:
            return break_off(Break::stop);
        case Kind::dot:
            return take_dot();
        case Kind::line_break:
            return break_off(++lines_ > 1 ? Break::stop : Break::pause);
        case Kind::quotation:
            return take_quotation();
        }
    }

    [[nodiscard]] Kind kind_of_next() const {
        return next_ < message_.size() ? reading_of(character_at(message_, next_).code).kind : Kind::space;
    }

    void add(std::string_view text, std::size_t place) {
        if (word_.word.empty())
            word_.begin = place;
        word_.end = next_;
        if (text == kTwoDots)
            text = word_.word.empty() ? "" : "e";
        if (word_.word.size() + text.size() <= kLongestWord && !is_third_in_a_row(text))
            word_.word += text;
    }

    [[nodiscard]] bool is_third_in_a_row(std::string_view text) const {
        auto const& word = word_.word;
        return text.size() == 1 && is_ascii_letter(text[0]) && word.size() >= 2 && word.back() == text[0] &&
               word[word.size() - 2] == text[0];
    }

    void take_disguise(std::string_view text, std::size_t place) {
        bool const stands_inside = kind_of_next() == Kind::letter && !word_.word.empty();
        if (stands_inside || (text == "$" && kind_of_next() == Kind::letter))
            add(text, place);
        else
            text == "!" ? break_off(Break::stop) : close_word();
    }

    void take_joiner(std::string_view text) {
        if (text == "'" && !word_.word.empty() && kind_of_next() == Kind::letter)
            return;
        if (word_.word.empty() && kind_of_next() == Kind::space)
            return break_off(Break::pause);
        close_word();
    }

    void take_picture(std::string_view text, std::size_t place) {
        close_word();
        add(text, place);
        close_word();
    }

    /// Three dots are a pause; a dot after a single letter may spell a word; dots.between.all.words are
    /// spaces; any other ends a sentence.
    void take_dot() {
        bool const spells = word_.word.size() == 1;
        bool const joins =
            !word_.word.empty() && kind_of_next() == Kind::letter && (spells || joins_next_word() || joined_);
        bool const goes_on = kind_of_next() == Kind::dot;
        close_word();
        joined_ = joins;
        if (joins)
            return;
        if (goes_on)
            return;
        break_off(message_.substr(0, next_).ends_with("...") ? Break::pause : Break::stop);
    }

    /// Whether the word that begins here ends in a dot with a letter behind it.
    [[nodiscard]] bool joins_next_word() const {
        auto kind = Kind::letter;
        for (auto place = next_; place < message_.size();) {
            auto const character = character_at(message_, place);
            auto const before = std::exchange(kind, reading_of(character.code).kind);
            if (before == Kind::dot || (kind != Kind::letter && kind != Kind::dot))
                return before == Kind::dot && kind == Kind::letter;
            place += character.bytes;
        }
        return false;
    }

    void take_quotation() {
        close_word();
        if (opened_at_)
            for (auto i = *opened_at_; i < tokens_.size(); ++i)
                tokens_[i].is_quoted = true;
        if (opened_at_)
            opened_at_.reset();
        else
            opened_at_ = tokens_.size();
    }

    void break_off(Break how) {
        close_word();
        break_ = std::max(break_, how);
    }

    void close_word() {
        if (word_.word.empty())
            return;
        word_.before = std::exchange(break_, Break::none);
        tokens_.push_back(std::exchange(word_, Token{}));
    }

    std::string_view message_;
    std::size_t next_{0};
    bool joined_{false}; ///< The last dot stood for a space.
    std::vector<Token> tokens_;
    Token word_;
    Break break_{Break::none};
    int lines_{0};
    std::optional<std::size_t> opened_at_;
};

/// Where the letters that begin at `first` stop standing alone.
std::size_t end_of_letters(std::vector<Token> const& tokens, std::size_t first) {
    auto const gap = [&](std::size_t i) { return tokens[i].begin - tokens[i - 1].end; };
    auto const stands_next = [&](std::size_t i) {
        return i == first || (tokens[i].before == Break::none && gap(i) <= 2 && gap(i) == gap(first + 1));
    };
    auto end = first;
    while (end < tokens.size() && tokens[end].word.size() == 1 && is_ascii_letter(tokens[end].word[0]) &&
           stands_next(end))
        ++end;
    return end;
}

std::vector<Token> with_spelled_words(std::vector<Token> tokens) {
    std::vector<Token> joined;
    joined.reserve(tokens.size());
    for (std::size_t i = 0; i < tokens.size();) {
        auto const end = end_of_letters(tokens, i);
        if (end < i + kFewestSpelledLetters) {
            joined.push_back(std::move(tokens[i++]));
            continue;
        }
        auto word = tokens[i];
        for (++i; i < end && word.word.size() < kLongestWord; ++i)
            word.word += tokens[i].word;
        word.end = tokens[end - 1].end;
        i = end;
        joined.push_back(std::move(word));
    }
    return joined;
}

char letter_for(char sign, char one) {
    constexpr std::string_view kSigns = "034578@$!";
    constexpr std::string_view kLetters = "oeastbasi";
    if (sign == '1')
        return one;
    auto const at = kSigns.find(sign);
    return at == std::string_view::npos ? sign : kLetters[at];
}

} // namespace

std::vector<Token> tokens_of(std::string_view message) {
    return with_spelled_words(Splitter{message}.split());
}

std::vector<std::string> undisguised(std::string_view word) {
    auto const is_sign = [](char c) { return is_digit(c) || c == '@' || c == '$' || c == '!'; };
    if (std::ranges::none_of(word, is_sign) || std::ranges::none_of(word, is_ascii_letter))
        return {};
    std::vector<std::string> meant;
    for (char const one : {'i', 'l'}) {
        std::string letters;
        for (char const c : word)
            letters += letter_for(c, one);
        meant.push_back(std::move(letters));
        if (!word.contains('1'))
            break;
    }
    return meant;
}

} // namespace evenkeel::safety::detector
