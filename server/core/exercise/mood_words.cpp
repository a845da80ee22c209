#include "core/exercise/mood_words.hpp"

#include <algorithm>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <vector>

namespace evenkeel::exercise {
namespace {

constexpr UChar32 kTypographicApostrophe = 0x2019;
constexpr UChar32 kStretch = 0x0640; // tatweel, which only makes a word longer

icu::UnicodeString folded(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    auto const* const forms = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (U_FAILURE(status))
        throw std::runtime_error{"the tables of ICU cannot be read"};
    auto const letters = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    return forms->normalize(letters, status);
}

UChar32 as_typed_for_each_other(UChar32 letter) {
    switch (letter) {
    case 0x0622: // alef with madda
    case 0x0623: // alef with hamza above
    case 0x0625: // alef with hamza below
    case 0x0671: // alef wasla
        return 0x0627;
    case 0x0629: // teh marbuta → heh
        return 0x0647;
    case 0x0649: // alef maksura → yeh
        return 0x064a;
    default:
        return letter;
    }
}

bool is_passed_over(UChar32 character) {
    return character == '\'' || character == kTypographicApostrophe || character == kStretch ||
           (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

std::u32string letters_of(std::string_view word) {
    auto const text = icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())});
    std::u32string letters;
    for (int at = 0; at < text.length(); at = text.moveIndex32(at, 1))
        letters += static_cast<char32_t>(text.char32At(at));
    return letters;
}

} // namespace

std::string plain_words(std::string_view text) {
    auto const characters = folded(text);
    icu::UnicodeString words;
    bool gap = false;
    for (int at = 0; at < characters.length(); at = characters.moveIndex32(at, 1)) {
        auto const character = characters.char32At(at);
        if (is_passed_over(character))
            continue; // "can't" is one word
        if (u_isalnum(character) == 0) {
            gap = true;
            continue;
        }
        if (gap && !words.isEmpty())
            words.append(static_cast<UChar32>(' '));
        gap = false;
        words.append(as_typed_for_each_other(character));
    }
    std::string plain;
    return words.toUTF8String(plain);
}

std::size_t slips_between(std::string_view left_word, std::string_view right_word) {
    auto const left = letters_of(left_word);
    auto const right = letters_of(right_word);
    std::vector<std::size_t> before_last(right.size() + 1);
    std::vector<std::size_t> last(right.size() + 1);
    std::vector<std::size_t> row(right.size() + 1);
    for (std::size_t j = 0; j <= right.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= left.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= right.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] != right[j - 1])});
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1])
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return last[right.size()];
}

} // namespace evenkeel::exercise
