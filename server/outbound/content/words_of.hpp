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
template <Worded E>
E word(YamlFields& fields, std::string const& field) {
    auto const value = value_named<E>(fields.text(field));
    if (!value)
        fields.complain_about(field, fmt::format("must be one of {}", fmt::join(Words<E>::kNames, ", ")));
    return *value;
}

/// A field that holds a list of such words, at least one.
template <Worded E>
std::vector<E> words(YamlFields& fields, std::string const& field) {
    std::vector<E> values;
    for (auto const& text : fields.texts(field)) {
        auto const value = value_named<E>(text);
        if (!value)
            fields.complain_about(field, fmt::format("holds \"{}\", which is none of {}", text,
                                                     fmt::join(Words<E>::kNames, ", ")));
        values.push_back(*value);
    }
    if (values.empty())
        fields.complain_about(field, "needs at least one word");
    return values;
}

inline state::StateName state_word(YamlFields& fields, std::string const& field) {
    auto const value = state::state_named(fields.text(field));
    if (!value)
        fields.complain_about(field, "must be one of the six states");
    return *value;
}

} // namespace evenkeel::outbound
