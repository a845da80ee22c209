#include "core/account/member/language.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::account {
namespace {

std::string primary_subtag(std::string_view language_code) {
    language_code.remove_prefix(std::min(language_code.find_first_not_of(' '), language_code.size()));
    std::string tag{language_code.substr(0, language_code.find_first_of("-_; "))};
    std::ranges::transform(tag, tag.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return tag;
}

} // namespace

bool Languages::speaks(std::string_view tag) const {
    return std::ranges::find(codes_, primary_subtag(tag)) != codes_.end();
}

std::string Languages::spoken(std::string_view tags) const {
    while (!tags.empty()) {
        auto const comma = std::min(tags.find(','), tags.size());
        if (auto const tag = tags.substr(0, comma); speaks(tag))
            return primary_subtag(tag);
        tags.remove_prefix(std::min(comma + 1, tags.size()));
    }
    return codes_.front();
}

std::string known_time_zone(std::string_view time_zone) {
    return is_time_zone(time_zone) ? std::string{time_zone} : "Etc/UTC";
}

} // namespace evenkeel::account
