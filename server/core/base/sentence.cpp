#include "core/base/sentence.hpp"

#include <algorithm>
#include <optional>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

namespace evenkeel {
namespace {

/// Digits are 0 to 9 in every language, as in the app, whose charts and clocks stand beside them.
icu::Locale locale_of(std::string const& language_code) {
    return icu::Locale{(language_code + "@numbers=latn").c_str()};
}

icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
}

std::optional<icu::MessagePattern> parsed(std::string_view pattern) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessagePattern message{unicode(pattern), nullptr, status};
    return U_FAILURE(status) ? std::nullopt : std::optional{message};
}

icu::Formattable formattable(Slot const& slot) {
    if (auto const* const number = std::get_if<double>(&slot.value))
        return icu::Formattable{*number};
    return icu::Formattable{unicode(std::get<std::string>(slot.value))};
}

std::optional<std::string> filled_in(std::string_view pattern, std::vector<Slot> const& slots,
                                     std::string const& language_code) {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (auto const& slot : slots) {
        names.push_back(unicode(slot.name));
        values.push_back(formattable(slot));
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::MessageFormat const format{unicode(pattern), locale_of(language_code), status};
    icu::UnicodeString text;
    if (U_SUCCESS(status))
        format.format(names.data(), values.data(), static_cast<int32_t>(names.size()), text, status);
    if (U_FAILURE(status))
        return std::nullopt;
    std::string bytes;
    return text.toUTF8String(bytes);
}

} // namespace

Sentence Sentence::in_english_only(std::string text) {
    Sentence sentence;
    sentence.pattern_ = std::move(text);
    return sentence;
}

std::string Sentence::english() const {
    return Sentences::english().say(*this);
}

Sentences const& Sentences::english() {
    static Sentences const english;
    return english;
}

std::string Sentences::say(Sentence const& sentence) const {
    auto const found = patterns_.find(sentence.pattern());
    if (sentence.slots().empty())
        return found == patterns_.end() ? sentence.pattern() : found->second;
    if (found != patterns_.end())
        if (auto said = filled_in(found->second, sentence.slots(), language_code_))
            return *std::move(said);
    return filled_in(sentence.pattern(), sentence.slots(), "en").value_or(sentence.pattern());
}

std::vector<std::string> slots_in(std::string_view pattern) {
    std::vector<std::string> names;
    auto const message = parsed(pattern);
    for (int32_t i = 0; message && i < message->countParts(); ++i) {
        auto const& part = message->getPart(i);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_NAME)
            continue;
        std::string name;
        message->getSubstring(part).toUTF8String(name);
        names.push_back(std::move(name));
    }
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

bool is_pattern(std::string_view text) {
    return parsed(text).has_value();
}

} // namespace evenkeel
