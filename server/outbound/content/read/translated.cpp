#include "outbound/content/read/translated.hpp"

#include "outbound/content_error.hpp"

#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

[[noreturn]] void complain(std::string const& file, YAML::Node const& node, std::string const& what) {
    throw ContentError{{.file = file, .line = node.Mark().line + 1, .field = {}, .sentence = what}};
}

} // namespace

YAML::Node translated(YAML::Node const& words, YAML::Node const& translation, std::string const& file) {
    if (words.Type() != translation.Type())
        complain(file, translation, "the English file has something of another kind here");
    if (words.IsSequence() && words.size() != translation.size())
        complain(file, translation, fmt::format("the English list has {} entries", words.size()));
    if (words.IsScalar() && translation.Scalar().empty())
        complain(file, translation, "this text is empty");
    if (!words.IsMap())
        return YAML::Clone(translation);
    YAML::Node merged;
    for (auto const& entry : words) {
        auto const key = entry.first.Scalar();
        auto const over = translation[key];
        merged[key] = over ? translated(entry.second, over, file) : YAML::Clone(entry.second);
    }
    for (auto const& entry : translation)
        if (!words[entry.first.Scalar()])
            complain(file, entry.first,
                     fmt::format("the English file has no \"{}\" here", entry.first.Scalar()));
    return merged;
}

} // namespace evenkeel::outbound
