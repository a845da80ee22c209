#include "core/reading/context_tag.hpp"

#include <algorithm>

namespace evenkeel::reading {

std::string_view to_text(ContextTag tag) {
    switch (tag) {
    case ContextTag::alcohol:
        return "alcohol";
    case ContextTag::caffeine:
        return "caffeine";
    case ContextTag::nicotine:
        return "nicotine";
    case ContextTag::illness:
        return "illness";
    case ContextTag::poor_sleep:
        return "poor_sleep";
    case ContextTag::hard_training:
        return "hard_training";
    case ContextTag::travel:
        return "travel";
    case ContextTag::period:
        return "period";
    case ContextTag::stress:
        return "stress";
    case ContextTag::new_medication:
        return "new_medication";
    }
    return {};
}

std::optional<ContextTag> context_tag_named(std::string_view name) {
    for (auto const tag : kAllContextTags)
        if (to_text(tag) == name)
            return tag;
    return std::nullopt;
}

std::vector<ContextTag> in_order(std::vector<ContextTag> tags) {
    std::ranges::sort(tags);
    auto const repeated = std::ranges::unique(tags);
    tags.erase(repeated.begin(), repeated.end());
    return tags;
}

} // namespace evenkeel::reading
