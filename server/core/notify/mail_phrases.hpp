#pragma once

#include "core/content/content.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace evenkeel::notify {

/// The day as people of the language write it, by the tables of CLDR: "5 March 2026", "5. März 2026". English
/// is written day first, which nobody misreads. A language nobody knows is written as ISO 8601.
[[nodiscard]] std::string day_in_words(std::chrono::local_days day, std::string_view language_code);

/// Which form a language takes for a count (CLDR plural rules): "one" and "other" in English, six in Arabic.
[[nodiscard]] std::string plural_category(int count, std::string_view language_code);

/// "1 month", "3 months", "ثلاثة أشهر": the form of the language with the count in it.
[[nodiscard]] std::string months_in_words(int months, content::MailWords const& words);

/// The operator's name for the product: the same in every language.
[[nodiscard]] std::string const& brand_name(content::ByLanguage const& contents);

/// The name, or the word for whoever gave none.
[[nodiscard]] std::string name_or_nobody(std::string const& first_name, content::MailWords const& words);

} // namespace evenkeel::notify
