#pragma once

#include "core/base/words.hpp"
#include "core/state/ring.hpp"
#include "outbound/yaml_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// A field that holds one word of a closed set.
/// E{} where a fault was noted.
template <Worded E>
E word(YamlFields& fields, std::string const& field) {
    auto const value = value_named<E>(fields.text(field));
    if (!value)
        fields.note(field, fmt::format("must be one of {}", fmt::join(Words<E>::kNames, ", ")));
    return value.value_or(E{});
}

/// A field that holds a list of such words, at least one.
template <Worded E>
std::vector<E> words(YamlFields& fields, std::string const& field) {
    std::vector<E> values;
    for (auto const& text : fields.texts(field)) {
        auto const value = value_named<E>(text);
        if (value)
            values.push_back(*value);
        else
            fields.note(field, fmt::format("holds \"{}\", which is none of {}", text,
                                           fmt::join(Words<E>::kNames, ", ")));
    }
    if (values.empty())
        fields.note(field, "needs at least one word");
    return values;
}

inline state::StateName state_word(YamlFields& fields, std::string const& field) {
    auto const value = state::state_named(fields.text(field));
    if (!value)
        fields.note(field, "must be one of the six states");
    return value.value_or(state::StateName{});
}

} // namespace evenkeel::outbound
