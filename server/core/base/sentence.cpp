#include "core/base/sentence.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unordered_map>

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

/// A pattern that was made ready to be filled in: making it costs much more than filling it in, and the same
/// few are said again and again. One for each thread, because filling in changes it. Null where it is no
/// pattern.
icu::MessageFormat const* ready(std::string_view pattern, std::string const& language_code) {
    constexpr std::size_t kMostKept = 64;
    thread_local std::unordered_map<std::string, std::unique_ptr<icu::MessageFormat>> kept;
    auto const key = language_code + '\n' + std::string{pattern};
    if (auto const known = kept.find(key); known != kept.end())
        return known->second.get();
    UErrorCode status = U_ZERO_ERROR;
    auto format = std::make_unique<icu::MessageFormat>(unicode(pattern), locale_of(language_code), status);
    if (U_FAILURE(status))
        return nullptr;
    if (kept.size() == kMostKept)
        kept.clear();
    return kept.emplace(key, std::move(format)).first->second.get();
}

std::optional<std::string> filled_in(std::string_view pattern, std::vector<Slot> const& slots,
                                     std::string const& language_code) {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (auto const& slot : slots) {
        names.push_back(unicode(slot.name));
        values.push_back(formattable(slot));
    }
    auto const* const format = ready(pattern, language_code);
    if (format == nullptr)
        return std::nullopt;
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text;
    format->format(names.data(), values.data(), static_cast<int32_t>(names.size()), text, status);
    if (U_FAILURE(status))
        return std::nullopt;
    std::string bytes;
    return text.toUTF8String(bytes);
}

/// Nothing unless all slots are numbers: a text can be somebody's, and is not to be kept.
std::optional<std::string> key_of_numbers(std::string_view pattern, std::vector<Slot> const& slots,
                                          std::string const& language_code) {
    auto key = language_code + '\n' + std::string{pattern};
    for (auto const& slot : slots) {
        auto const* const number = std::get_if<double>(&slot.value);
        if (number == nullptr)
            return std::nullopt;
        key.append("\n").append(slot.name).append("=");
        key.append(reinterpret_cast<char const*>(number), sizeof *number);
    }
    return key;
}

/// As `filled_in`. What the same numbers were filled into a moment ago is remembered: a snapshot says the
/// same of its member again and again.
std::optional<std::string> filled_in_or_remembered(std::string_view pattern, std::vector<Slot> const& slots,
                                                   std::string const& language_code) {
    constexpr std::size_t kMostKept = 1'000;
    thread_local std::unordered_map<std::string, std::string> kept;
    auto const key = key_of_numbers(pattern, slots, language_code);
    if (!key)
        return filled_in(pattern, slots, language_code);
    if (auto const known = kept.find(*key); known != kept.end())
        return known->second;
    auto text = filled_in(pattern, slots, language_code);
    if (kept.size() == kMostKept)
        kept.clear();
    if (text)
        kept.emplace(*key, *text);
    return text;
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
        if (auto said = filled_in_or_remembered(found->second, sentence.slots(), language_code_))
            return *std::move(said);
    return filled_in_or_remembered(sentence.pattern(), sentence.slots(), "en").value_or(sentence.pattern());
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
