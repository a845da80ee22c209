#include "core/account/language.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::account {
namespace {

std::string primary_subtag(std::string_view language_code) {
    std::string tag{language_code.substr(0, language_code.find_first_of("-_"))};
    std::ranges::transform(tag, tag.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return tag;
}

} // namespace

bool speaks(std::string_view language_code) {
    return std::ranges::find(kLanguages, primary_subtag(language_code)) != kLanguages.end();
}

std::string spoken_language(std::string_view language_code) {
    return speaks(language_code) ? primary_subtag(language_code) : std::string{kLanguages.front()};
}

std::string known_time_zone(std::string_view time_zone) {
    return is_time_zone(time_zone) ? std::string{time_zone} : "Etc/UTC";
}

} // namespace evenkeel::account
