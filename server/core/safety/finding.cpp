#include "core/safety/finding.hpp"

namespace evenkeel::safety {

std::vector<Flag> Flags::in_order() const {
    std::vector<Flag> flags;
    for (std::size_t i = 0; i < kFlags; ++i)
        if (has(static_cast<Flag>(i)))
            flags.push_back(static_cast<Flag>(i));
    return flags;
}

std::string Flags::names() const {
    std::string names;
    for (auto const flag : in_order()) {
        names += names.empty() ? "" : ",";
        names += word_of(flag);
    }
    return names;
}

std::optional<Flags> Flags::named(std::string_view names) {
    Flags flags;
    while (!names.empty()) {
        auto const comma = names.find(',');
        auto const flag = value_named<Flag>(names.substr(0, comma));
        if (!flag)
            return std::nullopt;
        flags.add(*flag);
        names = comma == std::string_view::npos ? std::string_view{} : names.substr(comma + 1);
    }
    return flags;
}

} // namespace evenkeel::safety
