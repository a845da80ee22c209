#include "core/notify/mail_phrases.hpp"

#include "core/base/local_day.hpp"
#include "core/notify/send_welcome_mail.hpp"

#include <memory>
#include <unicode/locid.h>
#include <unicode/plurrule.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

namespace evenkeel::notify {
namespace {

icu::Locale locale_of(std::string_view language_code) {
    return icu::Locale{language_code == "en" ? "en_GB" : std::string{language_code}.c_str()};
}

std::string utf8(icu::UnicodeString const& text) {
    std::string bytes;
    return text.toUTF8String(bytes);
}

} // namespace

std::string day_in_words(std::chrono::local_days day, std::string_view language_code) {
    std::unique_ptr<icu::DateFormat> const format{
        icu::DateFormat::createDateInstance(icu::DateFormat::kLong, locale_of(language_code))};
    if (!format)
        return day_text(day);
    format->adoptTimeZone(icu::TimeZone::getGMT()->clone());
    icu::UnicodeString text;
    auto const since_1970 = std::chrono::milliseconds{day.time_since_epoch()};
    return utf8(format->format(static_cast<UDate>(since_1970.count()), text));
}

std::string plural_category(int count, std::string_view language_code) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::PluralRules> const rules{
        icu::PluralRules::forLocale(locale_of(language_code), status)};
    return U_FAILURE(status) || !rules ? "other" : utf8(rules->select(count));
}

std::string months_in_words(int months, content::MailWords const& words) {
    auto form = words.months.find(plural_category(months, words.language_code));
    if (form == words.months.end())
        form = words.months.find("other");
    return filled_in(form->second, {{"count", std::to_string(months)}});
}

std::string const& brand_name(content::ByLanguage const& contents) {
    return content::in_language(contents, "en").brand.name;
}

std::string name_or_nobody(std::string const& first_name, content::MailWords const& words) {
    return first_name.empty() ? words.nobody : first_name;
}

} // namespace evenkeel::notify
