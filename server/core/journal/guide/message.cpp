#include "core/journal/guide/message.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace evenkeel::journal {
namespace {

enum class Glyph { letter, apostrophe, gap, clause_stop, sentence_stop };

struct Read {
    Glyph glyph{Glyph::gap};
    std::size_t bytes{1};
};

struct Special {
    std::string_view bytes;
    Glyph glyph;
};

/// Characters of several bytes that are no letters; all others of two and three bytes count as letters.
constexpr std::array kSpecials{
    Special{"\u2019", Glyph::apostrophe},    Special{"\u2018", Glyph::apostrophe},
    Special{"\u02bc", Glyph::apostrophe},    Special{"\u2026", Glyph::sentence_stop},
    Special{"\u061f", Glyph::sentence_stop}, Special{"\u06d4", Glyph::sentence_stop},
    Special{"\u3002", Glyph::sentence_stop}, Special{"\uff1f", Glyph::sentence_stop},
    Special{"\uff01", Glyph::sentence_stop}, Special{"\u2013", Glyph::clause_stop},
    Special{"\u2014", Glyph::clause_stop},   Special{"\u060c", Glyph::clause_stop},
    Special{"\u061b", Glyph::clause_stop},   Special{"\u3001", Glyph::clause_stop},
    Special{"\u00a0", Glyph::gap},           Special{"\u00bf", Glyph::clause_stop},
    Special{"\u00a1", Glyph::clause_stop},   Special{"\u00ab", Glyph::gap},
    Special{"\u00bb", Glyph::gap},           Special{"\u201c", Glyph::gap},
    Special{"\u201d", Glyph::gap},           Special{"\u201e", Glyph::gap},
};

Glyph ascii_glyph(char c) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
        return Glyph::letter;
    if (c == '\'' || c == '`')
        return Glyph::apostrophe;
    if (c == '.' || c == '!' || c == '?' || c == '\n' || c == '\r')
        return Glyph::sentence_stop;
    return std::string_view{",;:()[]/|"}.contains(c) ? Glyph::clause_stop : Glyph::gap;
}

std::size_t length_of(unsigned char lead) {
    if (lead >= 0xf0U)
        return 4;
    if (lead >= 0xe0U)
        return 3;
    return lead >= 0xc0U ? 2 : 1;
}

Read read_at(std::string_view text, std::size_t at) {
    auto const lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80U)
        return {.glyph = ascii_glyph(text[at]), .bytes = 1};
    auto const bytes = std::min(length_of(lead), text.size() - at);
    auto const character = text.substr(at, bytes);
    auto const special = std::ranges::find(kSpecials, character, &Special::bytes);
    if (special != kSpecials.end())
        return {.glyph = special->glyph, .bytes = bytes};
    // U+2000 to U+2FFF are signs, U+F000 to U+FFFF mostly forms and marks, four bytes mostly pictures.
    auto const is_sign = lead == 0xe2U || lead >= 0xefU || bytes == 1;
    return {.glyph = is_sign ? Glyph::gap : Glyph::letter, .bytes = bytes};
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
            auto const [glyph, bytes] = read_at(text, at);
            take(glyph, at, bytes);
            at += bytes;
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
