#include "core/journal/guide/message.hpp"

#include "core/base/text.hpp"
#include "core/base/utf8.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace evenkeel::journal {
namespace {

enum class Glyph { letter, apostrophe, gap, clause_stop, sentence_stop };

Glyph glyph_of(char32_t character) {
    switch (character) {
    case U'\'':
    case U'`':
    case U'\u2018':
    case U'\u2019':
    case U'\u02bc':
        return Glyph::apostrophe;
    case U'.':
    case U'!':
    case U'?':
    case U'\n':
    case U'\r':
    case U'\u2026':
    case U'\u061f':
    case U'\u06d4':
    case U'\u3002':
    case U'\uff01':
    case U'\uff1f':
        return Glyph::sentence_stop;
    case U',':
    case U';':
    case U':':
    case U'(':
    case U')':
    case U'[':
    case U']':
    case U'/':
    case U'|':
    case U'\u00a1':
    case U'\u00bf':
    case U'\u060c':
    case U'\u061b':
    case U'\u2013':
    case U'\u2014':
    case U'\u3001':
        return Glyph::clause_stop;
    default:
        return belongs_to_word(character) ? Glyph::letter : Glyph::gap;
    }
}

char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

class Reader {
public:
    explicit Reader(std::string_view text) { message_.text = beginning_of(text, kMostBytesRead); }

    Message read() {
        std::string_view const text{message_.text};
        for (std::size_t at = 0; at < text.size();) {
            auto const begin = at;
            auto const glyph = glyph_of(next_code_point(text, at));
            take(glyph, begin, at - begin);
        }
        sort_by_letters();
        return std::move(message_);
    }

private:
    void take(Glyph glyph, std::size_t at, std::size_t bytes) {
        if (glyph == Glyph::letter)
            return add(at, bytes);
        if (glyph == Glyph::apostrophe)
            return; // joins what stands on both sides of it, see `add`
        is_open_ = false;
        if (glyph == Glyph::gap)
            return;
        ++clause_;
        if (glyph == Glyph::sentence_stop)
            ++sentence_;
    }

    void add(std::size_t at, std::size_t bytes) {
        if (!is_open_)
            message_.words.push_back(
                {.folded = {}, .begin = at, .end = at, .clause = clause_, .sentence = sentence_});
        is_open_ = true;
        auto& word = message_.words.back();
        word.end = at + bytes;
        for (auto const c : std::string_view{message_.text}.substr(at, bytes))
            word.folded += small(c);
    }

    void sort_by_letters() {
        auto& places = message_.by_letters;
        places.resize(message_.words.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        std::ranges::sort(places, {}, [&](std::size_t place) {
            return std::pair{std::string_view{message_.words[place].folded}, place};
        });
    }

    Message message_;
    bool is_open_{false};
    int clause_{0};
    int sentence_{0};
};

bool stands_at(Message const& message, std::size_t first, std::vector<MessageWord> const& piece) {
    for (std::size_t i = 0; i < piece.size(); ++i)
        if (message.words[first + i].folded != piece[i].folded ||
            message.words[first + i].sentence != message.words[first].sentence)
            return false;
    return true;
}

} // namespace

Message message_of(std::string_view text) {
    return Reader{text}.read();
}

std::vector<WordSpan> places_of(Message const& message, std::string_view piece) {
    auto const wanted = message_of(piece).words;
    std::vector<WordSpan> places;
    if (wanted.empty())
        return places;
    auto const written = [&](std::size_t place) -> std::string const& { return message.words[place].folded; };
    for (auto const first : std::ranges::equal_range(message.by_letters, wanted.front().folded, {}, written))
        if (first + wanted.size() <= message.words.size() && stands_at(message, first, wanted))
            places.push_back({.first = first, .count = wanted.size()});
    return places;
}

bool holds(Message const& message, std::string_view piece) {
    if (message_of(piece).words.empty())
        return !piece.empty() && message.text.contains(piece);
    return !places_of(message, piece).empty();
}

} // namespace evenkeel::journal
