#include "outbound/yaml_file.hpp"

#include "outbound/content_files.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

YAML::Node load(std::filesystem::path const& file) {
    try {
        return YAML::LoadFile(file.string());
    } catch (YAML::BadFile const&) {
        throw ContentError{fmt::format("{}: the file cannot be read", file.string())};
    } catch (YAML::ParserException const& error) {
        throw ContentError{fmt::format("{}:{}: {}", file.string(), error.mark.line + 1, error.msg)};
    }
}

} // namespace

YamlFields::YamlFields(std::string file, YAML::Node const& node) : file_{std::move(file)}, node_{node} {
    if (!node_.IsMap())
        complain(node_, "here a list of \"field: value\" lines is needed");
}

void YamlFields::complain(YAML::Node const& node, std::string_view what) const {
    throw ContentError{fmt::format("{}:{}: {}", file_, node.Mark().line + 1, what)};
}

YAML::Node YamlFields::need(std::string const& field) {
    asked_.push_back(field);
    auto const found = node_[field];
    if (!found)
        complain(node_, fmt::format("the field \"{}\" is missing", field));
    return found;
}

std::string YamlFields::text_that_may_be_empty(std::string const& field) {
    auto const found = need(field);
    if (!found.IsScalar())
        complain(found, fmt::format("the field \"{}\" must be one text", field));
    return found.Scalar();
}

std::string YamlFields::text(std::string const& field) {
    auto value = text_that_may_be_empty(field);
    if (value.empty())
        complain(node_, fmt::format("the field \"{}\" is empty", field));
    return value;
}

double YamlFields::number_between(std::string const& field, double lowest, double highest) {
    double value = NAN;
    auto const found = need(field);
    if (!YAML::convert<double>::decode(found, value) || !(value >= lowest && value <= highest))
        complain(found,
                 fmt::format("the field \"{}\" must be a number from {} to {}", field, lowest, highest));
    return value;
}

int YamlFields::whole_number_above_zero(std::string const& field) {
    int value = 0;
    auto const found = need(field);
    if (!YAML::convert<int>::decode(found, value) || value <= 0)
        complain(found, fmt::format("the field \"{}\" must be a whole number above zero", field));
    return value;
}

std::optional<std::string> YamlFields::text_if_there(std::string const& field) {
    return has(field) ? std::optional{text(field)} : std::nullopt;
}

std::optional<int> YamlFields::whole_number_if_there(std::string const& field) {
    return has(field) ? std::optional{whole_number_above_zero(field)} : std::nullopt;
}

std::optional<double> YamlFields::number_if_there(std::string const& field, double lowest, double highest) {
    return has(field) ? std::optional{number_between(field, lowest, highest)} : std::nullopt;
}

std::string YamlFields::color(std::string const& field) {
    auto value = text(field);
    auto const is_hex = value.size() == 7 && value.front() == '#' &&
                        value.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (!is_hex)
        complain(node_, fmt::format("the field \"{}\" must be a colour such as \"#3B5BA5\"", field));
    return value;
}

bool YamlFields::flag(std::string const& field) {
    bool value = false;
    auto const found = need(field);
    if (!YAML::convert<bool>::decode(found, value))
        complain(found, fmt::format("the field \"{}\" must be true or false", field));
    return value;
}

YamlFields YamlFields::fields(std::string const& field) {
    return {file_, need(field)};
}

std::vector<std::string> YamlFields::texts(std::string const& field) {
    auto const found = need(field);
    if (!found.IsSequence())
        complain(found, fmt::format("the field \"{}\" must be a list", field));
    std::vector<std::string> values;
    for (auto const& node : found) {
        if (!node.IsScalar() || node.Scalar().empty())
            complain(node, fmt::format("the field \"{}\" must be a list of texts", field));
        values.push_back(node.Scalar());
    }
    return values;
}

std::vector<YamlFields> YamlFields::list(std::string const& field) {
    auto const found = need(field);
    if (!found.IsSequence())
        complain(found, fmt::format("the field \"{}\" must be a list", field));
    std::vector<YamlFields> entries;
    for (auto const& node : found)
        entries.emplace_back(file_, node);
    return entries;
}

bool YamlFields::has(std::string const& field) const {
    return node_[field].IsDefined();
}

std::vector<std::string> YamlFields::names() const {
    std::vector<std::string> names;
    for (auto const& entry : node_)
        names.push_back(entry.first.as<std::string>());
    return names;
}

void YamlFields::complain_about(std::string const& field, std::string_view what) const {
    auto const found = node_[field];
    complain(found.IsDefined() ? found : node_, fmt::format("the field \"{}\" {}", field, what));
}

void YamlFields::end() const {
    for (auto const& entry : node_) {
        auto const name = entry.first.as<std::string>();
        if (std::ranges::find(asked_, name) == asked_.end())
            complain(entry.first, fmt::format("there is no field \"{}\" here", name));
    }
}

YamlFields yaml_mapping_in(std::string const& file, std::string const& text) {
    try {
        return {file, YAML::Load(text)};
    } catch (YAML::ParserException const& error) {
        throw ContentError{fmt::format("{}:{}: {}", file, error.mark.line + 1, error.msg)};
    }
}

YamlFields yaml_mapping(std::filesystem::path const& file) {
    return {file.string(), load(file)};
}

std::vector<YamlFields> yaml_list(std::filesystem::path const& file) {
    auto const list = load(file);
    if (!list.IsSequence())
        throw ContentError{
            fmt::format("{}:1: here a list (lines that begin with \"- \") is needed", file.string())};
    std::vector<YamlFields> entries;
    for (auto const& node : list)
        entries.emplace_back(file.string(), node);
    return entries;
}

} // namespace evenkeel::outbound
