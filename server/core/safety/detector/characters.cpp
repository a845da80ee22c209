#include "core/safety/detector/characters.hpp"

#include "core/base/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace evenkeel::safety::detector {

namespace {

constexpr char32_t kBroken = 0xFFFD;
constexpr std::string_view kSmallLetters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kDigits = "0123456789";

struct Fold {
    char32_t from;
    std::string_view to;
};

// Latin letters with marks, and letters of other alphabets that look like Latin ones. In order.
constexpr auto kFolds = std::to_array<Fold>({
    {0xAA, "a"},  {0xBA, "o"},  {0xC0, "a"},  {0xC1, "a"},  {0xC2, "a"},  {0xC3, "a"},  {0xC4, "ae"},
    {0xC5, "a"},  {0xC6, "ae"}, {0xC7, "c"},  {0xC8, "e"},  {0xC9, "e"},  {0xCA, "e"},  {0xCB, "e"},
    {0xCC, "i"},  {0xCD, "i"},  {0xCE, "i"},  {0xCF, "i"},  {0xD1, "n"},  {0xD2, "o"},  {0xD3, "o"},
    {0xD4, "o"},  {0xD5, "o"},  {0xD6, "oe"}, {0xD8, "o"},  {0xD9, "u"},  {0xDA, "u"},  {0xDB, "u"},
    {0xDC, "ue"}, {0xDD, "y"},  {0xDF, "ss"}, {0xE0, "a"},  {0xE1, "a"},  {0xE2, "a"},  {0xE3, "a"},
    {0xE4, "ae"}, {0xE5, "a"},  {0xE6, "ae"}, {0xE7, "c"},  {0xE8, "e"},  {0xE9, "e"},  {0xEA, "e"},
    {0xEB, "e"},  {0xEC, "i"},  {0xED, "i"},  {0xEE, "i"},  {0xEF, "i"},  {0xF1, "n"},  {0xF2, "o"},
    {0xF3, "o"},  {0xF4, "o"},  {0xF5, "o"},  {0xF6, "oe"}, {0xF8, "o"},  {0xF9, "u"},  {0xFA, "u"},
    {0xFB, "u"},  {0xFC, "ue"}, {0xFD, "y"},  {0xFF, "y"},  {0x131, "i"}, {0x3B1, "a"}, {0x3B5, "e"},
    {0x3B9, "i"}, {0x3BA, "k"}, {0x3BD, "v"}, {0x3BF, "o"}, {0x3C1, "p"}, {0x3C4, "t"}, {0x3C5, "u"},
    {0x410, "a"}, {0x412, "b"}, {0x415, "e"}, {0x41A, "k"}, {0x41C, "m"}, {0x41D, "h"}, {0x41E, "o"},
    {0x420, "p"}, {0x421, "c"}, {0x422, "t"}, {0x423, "y"}, {0x425, "x"}, {0x430, "a"}, {0x435, "e"},
    {0x43A, "k"}, {0x43C, "m"}, {0x43E, "o"}, {0x440, "p"}, {0x441, "c"}, {0x442, "t"}, {0x443, "y"},
    {0x445, "x"}, {0x455, "s"}, {0x456, "i"}, {0x458, "j"}, {0x4BB, "h"}, {0x501, "d"}, {0x51B, "q"},
    {0x51D, "w"}, {0x622, "ا"}, {0x623, "ا"}, {0x624, "و"}, {0x625, "ا"}, {0x626, "ي"}, {0x629, "ه"},
    {0x649, "ي"}, {0x671, "ا"}, {0x6A9, "ك"}, {0x6CC, "ي"},
});

// In order.
constexpr auto kPictures = std::to_array<Fold>({
    {0x26B0, "emojicoffin"},
    {0x1F3E5, "emojihospital"},
    {0x1F480, "emojiskull"},
    {0x1F48A, "emojipills"},
    {0x1F494, "emojiheartbreak"},
    {0x1F4A3, "emojibomb"},
    {0x1F52A, "emojiknife"},
    {0x1F52B, "emojigun"},
    {0x1F602, "emojilaugh"},
    {0x1F606, "emojilaugh"},
    {0x1F62D, "emojicry"},
    {0x1F923, "emojilaugh"},
    {0x1F940, "emojiwilted"},
    {0x1FAA2, "emojirope"},
    {0x1FAA6, "emojigrave"},
});

template <std::size_t N>
std::optional<std::string_view> look_up(std::array<Fold, N> const& table, char32_t code) {
    auto const* found = std::ranges::lower_bound(table, code, {}, &Fold::from);
    if (found == table.end() || found->from != code)
        return std::nullopt;
    return found->to;
}

constexpr bool is_within(char32_t code, char32_t first, char32_t last) {
    return code >= first && code <= last;
}

std::string_view letter(char32_t index) {
    return kSmallLetters.substr(index % 26, 1);
}

/// Letters and digits that are drawn in another way: full width, circled, bold, script, doubled.
std::optional<std::string_view> drawn_letter(char32_t code) {
    if (is_within(code, 0xFF21, 0xFF3A))
        return letter(code - 0xFF21);
    if (is_within(code, 0xFF41, 0xFF5A))
        return letter(code - 0xFF41);
    if (is_within(code, 0x24B6, 0x24E9))
        return letter(code - 0x24B6);
    if (is_within(code, 0x1D400, 0x1D6A3))
        return letter(code - 0x1D400);
    if (is_within(code, 0x1F130, 0x1F149))
        return letter(code - 0x1F130);
    if (is_within(code, 0x660, 0x669))
        return kDigits.substr(code - 0x660, 1);
    return std::nullopt;
}

bool is_nothing(char32_t code) {
    return code == 0xAD || code == 0x640 || is_within(code, 0x300, 0x36F) || is_within(code, 0x64B, 0x652) ||
           code == 0x670 || is_within(code, 0x200B, 0x200F) || is_within(code, 0x202A, 0x202E) ||
           is_within(code, 0x2060, 0x2069) || is_within(code, 0xFE00, 0xFE0F) || code == 0xFEFF ||
           is_within(code, 0x1F3FB, 0x1F3FF);
}

Reading ascii_reading(char32_t code) {
    if (is_within(code, U'a', U'z'))
        return {.kind = Kind::letter, .text = letter(code - U'a')};
    if (is_within(code, U'A', U'Z'))
        return {.kind = Kind::letter, .text = letter(code - U'A')};
    if (is_within(code, U'0', U'9'))
        return {.kind = Kind::letter, .text = kDigits.substr(code - U'0', 1)};
    switch (code) {
    case U'!':
        return {.kind = Kind::disguise, .text = "!"};
    case U'*':
        return {.kind = Kind::disguise, .text = "*"};
    case U'@':
        return {.kind = Kind::disguise, .text = "@"};
    case U'$':
        return {.kind = Kind::disguise, .text = "$"};
    case U'\'':
    case U'`':
    case U'-':
        return {.kind = Kind::joiner, .text = code == U'-' ? "-" : "'"};
    case U',':
    case U':':
    case U';':
    case U'(':
    case U')':
        return {.kind = Kind::pause, .text = ""};
    case U'?':
        return {.kind = Kind::stop, .text = ""};
    case U'.':
        return {.kind = Kind::dot, .text = ""};
    case U'\n':
        return {.kind = Kind::line_break, .text = ""};
    case U'"':
        return {.kind = Kind::quotation, .text = ""};
    default:
        return {.kind = Kind::space, .text = ""};
    }
}

std::optional<Kind> punctuation(char32_t code) {
    switch (code) {
    case 0x2018:
    case 0x2019:
    case 0x2BC:
    case 0xB4:
    case 0x2010:
    case 0x2011:
        return Kind::joiner;
    case 0x2013:
    case 0x2014:
    case 0x2026:
    case 0x60C:
    case 0x61B:
        return Kind::pause;
    case 0x61F:
    case 0x3002:
        return Kind::stop;
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0xAB:
    case 0xBB:
        return Kind::quotation;
    default:
        return std::nullopt;
    }
}

/// Whether an unknown character may be part of a word: everything but signs, spaces and pictures.
bool is_other_letter(char32_t code) {
    return code >= 0xC0 && code != 0xD7 && code != 0xF7 && !is_within(code, 0x2000, 0x2BFF) &&
           !is_within(code, 0x3000, 0x303F) && !is_within(code, 0xE000, 0xF8FF) && code < 0x1F000 &&
           code != kBroken;
}

} // namespace

Character character_at(std::string_view text, std::size_t place) {
    auto end = place;
    auto const code = next_code_point(text, end);
    return {.code = code, .bytes = end - place};
}

Reading reading_of(char32_t code) {
    if (code < 0x80)
        return ascii_reading(code);
    if (code == 0x308) // Two dots set over the letter before: "u" and this are "ü".
        return {.kind = Kind::letter, .text = "\xCC\x88"};
    if (is_nothing(code))
        return {.kind = Kind::nothing, .text = ""};
    if (auto const folded = look_up(kFolds, code))
        return {.kind = Kind::letter, .text = *folded};
    if (auto const picture = look_up(kPictures, code))
        return {.kind = Kind::picture, .text = *picture};
    if (auto const drawn = drawn_letter(code))
        return {.kind = Kind::letter, .text = *drawn};
    if (auto const kind = punctuation(code))
        return {.kind = *kind, .text = code == 0x2010 || code == 0x2011 ? "-" : "'"};
    return {.kind = is_other_letter(code) ? Kind::letter : Kind::space, .text = ""};
}

} // namespace evenkeel::safety::detector
