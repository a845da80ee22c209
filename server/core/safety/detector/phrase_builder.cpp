#include "core/safety/detector/phrase_builder.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace evenkeel::safety::detector {

namespace {

/// The pieces of a text between separators, without empty ones.
std::vector<std::string_view> pieces(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        auto const end = text.find(separator);
        auto piece = text.substr(0, end);
        while (piece.starts_with(' '))
            piece.remove_prefix(1);
        while (piece.ends_with(' '))
            piece.remove_suffix(1);
        if (!piece.empty())
            found.push_back(piece);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return found;
}

std::vector<std::string> in_order(std::string_view text) {
    std::vector<std::string> words;
    for (auto const line : pieces(text, '\n'))
        for (auto const word : pieces(line, ' '))
            words.emplace_back(word);
    std::ranges::sort(words);
    return words;
}

class Builder {
public:
    explicit Builder(Tables const& tables) : tables_{tables} {}

    BuiltPhrases build() {
        for (auto const classes : tables_.classes)
            for (auto const& one : classes)
                add_class(one);
        for (auto const table : tables_.phrases)
            for (auto const& group : table)
                for (auto const line : pieces(group.lines, '\n'))
                    add_lines(group, std::string{line});
        add_key_words();
        return std::move(built_);
    }

private:
    void add_class(Named const& one) {
        std::vector<WordId> ids;
        for (auto const& word : in_order(one.text))
            ids.push_back(id_of(word));
        sort_ids(ids);
        built_.classes.emplace(one.name, std::move(ids));
    }

    void add_key_words() {
        built_.key_words = in_order(tables_.key_words);
        built_.ordinary_words = in_order(tables_.ordinary_words);
    }

    /// One line for each choice of its first {part}, and so on until none is left.
    void add_lines(Phrases const& group,
                   std::string const& line) { // NOLINT(misc-no-recursion): parts nest little
        auto const open = line.find('{');
        if (open == std::string::npos)
            return add_phrase(group, line);
        auto const close = line.find('}', open);
        auto const begin = line.rfind(' ', open) == std::string::npos ? 0 : line.rfind(' ', open) + 1;
        auto const end = std::min(line.find(' ', close), line.size());
        auto const term = std::string_view{line}.substr(begin, end - begin);
        if (term.contains('|'))
            return add_alternatives(group, {line.substr(0, begin), term, line.substr(end)});
        for (auto const choice : pieces(part_named(line.substr(open + 1, close - open - 1)), '\n'))
            add_lines(group, line.substr(0, open) + std::string{choice} + line.substr(close + 1));
    }

    struct Line {
        std::string before;
        std::string_view term;
        std::string after;
    };

    /// A part is several words: "jump|{part}" is two lines.
    void add_alternatives(Phrases const& group, Line const& line) { // NOLINT(misc-no-recursion)
        std::string plain;
        for (auto const choice : pieces(line.term, '|'))
            if (choice.contains('{'))
                add_lines(group, line.before + std::string{choice} + line.after);
            else
                plain += (plain.empty() ? "" : "|") + std::string{choice};
        if (!plain.empty())
            add_lines(group, line.before + plain + line.after);
    }

    [[nodiscard]] std::string_view part_named(std::string_view name) const {
        for (auto const parts : tables_.parts)
            for (auto const& part : parts)
                if (part.name == name)
                    return part.text;
        throw std::logic_error{"no phrases are named {" + std::string{name} + "}"};
    }

    void add_phrase(Phrases const& group, std::string_view line) {
        Phrase phrase{.meaning = group.meaning, .level = group.level, .steps = {}};
        for (auto const text : pieces(line, ' '))
            phrase.steps.push_back(step_of(text));
        built_.phrases.push_back(std::move(phrase));
    }

    /// "anymore|." and "on?|like" would wait for words that nobody writes; each needs a line of its own.
    static void demand_words(std::string_view text) {
        auto const choices = pieces(text.substr(0, text.size() - (text.ends_with('?') ? 1 : 0)), '|');
        auto const is_no_word = [](std::string_view choice) {
            return choice == "." || choice.ends_with('?');
        };
        if (text != "." && std::ranges::any_of(choices, is_no_word))
            throw std::logic_error{"no words: " + std::string{text}};
    }

    Step step_of(std::string_view text) {
        Step step;
        demand_words(text);
        if (text == ".") {
            step.is_end = true;
        } else if (text.starts_with('~')) {
            step.gap = 2;
            std::from_chars(text.data() + 1, text.data() + text.size(), step.gap);
        } else {
            step.is_optional = text.ends_with('?');
            for (auto const choice : pieces(text.substr(0, text.size() - (step.is_optional ? 1 : 0)), '|'))
                add_choice(choice, step.words);
            sort_ids(step.words);
        }
        return step;
    }

    void add_choice(std::string_view choice, std::vector<WordId>& ids) {
        if (!choice.starts_with('$')) {
            ids.push_back(id_of(choice));
            return;
        }
        auto const found = built_.classes.find(std::string{choice.substr(1)});
        if (found == built_.classes.end())
            throw std::logic_error{"no words are named " + std::string{choice}};
        ids.insert(ids.end(), found->second.begin(), found->second.end());
    }

    WordId id_of(std::string_view word) {
        bool const is_beginning = word.ends_with('*');
        auto& ids = is_beginning ? built_.beginnings : built_.words;
        auto const next = static_cast<WordId>(built_.words.size() + built_.beginnings.size());
        return ids.try_emplace(std::string{word.substr(0, word.size() - (is_beginning ? 1 : 0))}, next)
            .first->second;
    }

    static void sort_ids(std::vector<WordId>& ids) {
        std::ranges::sort(ids);
        auto const rest = std::ranges::unique(ids);
        ids.erase(rest.begin(), rest.end());
    }

    Tables const& tables_;
    BuiltPhrases built_;
};

} // namespace

BuiltPhrases build_phrases(Tables const& tables) {
    return Builder{tables}.build();
}

} // namespace evenkeel::safety::detector
