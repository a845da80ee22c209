#include "core/learn/words.hpp"

#include "core/base/text.hpp"
#include "core/base/utf8.hpp"

#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace evenkeel::learn {
namespace {

constexpr std::size_t kLongestWord = 64; // bytes; nobody looks for longer ones

icu::Normalizer2 const& compatibility_forms() {
    UErrorCode status = U_ZERO_ERROR;
    auto const* const forms = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status))
        throw std::runtime_error{"the tables of ICU cannot be read"};
    return *forms;
}

/// Character by character, so that every folded letter still knows where it came from.
void add_folded(std::string& word, UChar32 character) {
    if (character < 0x80) {
        word += static_cast<char>(u_tolower(character));
        return;
    }
    UErrorCode status = U_ZERO_ERROR;
    auto const forms =
        compatibility_forms().normalize(icu::UnicodeString{character}.foldCase(), status).foldCase();
    icu::UnicodeString letters;
    for (int at = 0; at < forms.length(); at = forms.moveIndex32(at, 1))
        if (u_isalnum(forms.char32At(at)) != 0)
            letters.append(forms.char32At(at));
    letters.toUTF8String(word);
}

} // namespace

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    Word open;
    auto const close = [&](std::size_t end) {
        if (!open.folded.empty())
            words.push_back({beginning_of(open.folded, kLongestWord), open.begin, end});
        open = {};
    };
    for (std::size_t at = 0; at < text.size();) {
        auto const begin = at;
        auto const character = next_code_point(text, at);
        if (!belongs_to_word(character)) {
            close(begin);
            continue;
        }
        if (open.folded.empty())
            open.begin = begin;
        add_folded(open.folded, static_cast<UChar32>(character));
    }
    close(text.size());
    return words;
}

} // namespace evenkeel::learn
