#include "outbound/yaml_file.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace evenkeel::outbound {

namespace {

/// Refuses text behind the end of a list or mapping: the parser takes it for a document of its own, and would
/// pass it over.
YAML::Node only_one(std::vector<YAML::Node> const& documents, std::string const& file) {
    if (documents.size() > 1)
        throw ContentError{{.file = file,
                            .line = documents[1].Mark().line + 1,
                            .field = {},
                            .sentence = "this does not belong to what stands above it"}};
    return documents.empty() ? YAML::Node{} : documents.front();
}

} // namespace

YAML::Node load_yaml(std::filesystem::path const& file) {
    try {
        return only_one(YAML::LoadAllFromFile(file.string()), file.string());
    } catch (YAML::BadFile const&) {
        throw ContentError{
            {.file = file.string(), .line = 1, .field = {}, .sentence = "the file cannot be read"}};
    } catch (YAML::ParserException const& error) {
        throw ContentError{
            {.file = file.string(), .line = error.mark.line + 1, .field = {}, .sentence = error.msg}};
    }
}

/// Shared by a mapping and those inside it.
struct YamlFields::Noted {
    std::string file;
    std::vector<ContentFault> faults{};
};

YamlFields::YamlFields(std::string file, YAML::Node const& node)
    : noted_{std::make_shared<Noted>(Noted{.file = std::move(file)})}, node_{node} {
    demand_mapping();
}

YamlFields::YamlFields(YamlFields const& outer, YAML::Node const& node, std::string path)
    : noted_{outer.noted_}, node_{node}, path_{std::move(path)}, is_outermost_{false} {
    demand_mapping();
}

void YamlFields::demand_mapping() {
    is_mapping_ = node_.IsMap();
    if (is_mapping_)
        return;
    auto const name = path_.substr(0, path_.empty() ? 0 : path_.size() - 1);
    noted_->faults.push_back({.file = noted_->file,
                              .line = node_.Mark().line + 1,
                              .field = name,
                              .sentence = "here a list of \"field: value\" lines is needed"});
}

void YamlFields::note_at(YAML::Node const& node, std::string const& field, std::string_view sentence) const {
    auto const name = path_ + field;
    auto const knows = [&](ContentFault const& fault) {
        return fault.field == name && fault.line == node.Mark().line + 1;
    };
    if (is_mapping_ && std::ranges::none_of(noted_->faults, knows))
        noted_->faults.push_back({.file = noted_->file,
                                  .line = node.Mark().line + 1,
                                  .field = name,
                                  .sentence = std::string{sentence}});
}

void YamlFields::note(std::string const& field, std::string_view sentence) const {
    if (is_mapping_)
        note_at(has(field) ? node_[field] : node_, field, sentence);
}

void YamlFields::complain_about(std::string const& field, std::string_view sentence) const {
    note(field, sentence);
    throw ContentError{noted_->faults};
}

std::optional<YAML::Node> YamlFields::need(std::string const& field) {
    asked_.push_back(field);
    if (has(field))
        return node_[field];
    note(field, "is missing");
    return std::nullopt;
}

std::string YamlFields::text_that_may_be_empty(std::string const& field) {
    auto const found = need(field);
    if (found && found->IsScalar())
        return found->Scalar();
    note(field, "must be one text");
    return {};
}

std::string YamlFields::text(std::string const& field) {
    auto value = text_that_may_be_empty(field);
    if (value.empty())
        note(field, "is empty");
    return value;
}

double YamlFields::number_between(std::string const& field, double lowest, double highest) {
    double value = NAN;
    auto const found = need(field);
    if (found && YAML::convert<double>::decode(*found, value) && value >= lowest && value <= highest)
        return value;
    note(field, fmt::format("must be a number from {} to {}", lowest, highest));
    return NAN;
}

int YamlFields::whole_number_above_zero(std::string const& field) {
    int value = 0;
    auto const found = need(field);
    if (found && YAML::convert<int>::decode(*found, value) && value > 0)
        return value;
    note(field, "must be a whole number above zero");
    return 1;
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
        note(field, "must be a colour such as \"#3B5BA5\"");
    return value;
}

bool YamlFields::flag(std::string const& field) {
    bool value = false;
    auto const found = need(field);
    if (!found || !YAML::convert<bool>::decode(*found, value))
        note(field, "must be true or false");
    return value;
}

YamlFields YamlFields::fields(std::string const& field) {
    auto const found = need(field);
    YamlFields inner{*this, found.value_or(YAML::Node{YAML::NodeType::Map}), path_ + field + "."};
    inner.is_mapping_ = inner.is_mapping_ && found.has_value(); // one fault says enough
    return inner;
}

std::vector<std::string> YamlFields::texts(std::string const& field) {
    std::vector<std::string> values;
    auto const found = need(field);
    if (!found || !found->IsSequence()) {
        note(field, "must be a list");
        return values;
    }
    for (auto const& node : *found) {
        if (node.IsScalar() && !node.Scalar().empty())
            values.push_back(node.Scalar());
        else
            note_at(node, field, "must be a list of texts");
    }
    return values;
}

std::vector<YamlFields> YamlFields::list(std::string const& field) {
    std::vector<YamlFields> entries;
    auto const found = need(field);
    if (!found || !found->IsSequence()) {
        note(field, "must be a list");
        return entries;
    }
    for (auto const& node : *found)
        entries.push_back(
            YamlFields{*this, node, fmt::format("{}{}[{}].", path_, field, entries.size() + 1)});
    return entries;
}

std::vector<std::vector<std::string>> YamlFields::text_lists(std::string const& field) {
    std::vector<std::vector<std::string>> rows;
    auto const found = need(field);
    if (!found || !found->IsSequence()) {
        note(field, "must be a list of lists");
        return rows;
    }
    for (auto const& row : *found) {
        rows.emplace_back();
        for (auto const& node : row)
            if (row.IsSequence() && node.IsScalar())
                rows.back().push_back(node.Scalar());
    }
    return rows;
}

bool YamlFields::is_list(std::string const& field) const {
    return has(field) && node_[field].IsSequence();
}

bool YamlFields::has(std::string const& field) const {
    return is_mapping_ && node_[field].IsDefined();
}

std::vector<std::string> YamlFields::names() const {
    std::vector<std::string> names;
    if (is_mapping_)
        for (auto const& entry : node_)
            names.push_back(entry.first.Scalar());
    return names;
}

void YamlFields::end() const {
    if (is_mapping_)
        for (auto const& entry : node_)
            if (std::ranges::find(asked_, entry.first.Scalar()) == asked_.end())
                note_at(entry.first, entry.first.Scalar(), "there is no such field here");
    if (is_outermost_ && !noted_->faults.empty())
        throw ContentError{noted_->faults};
}

YamlFields yaml_mapping_in(std::string const& file, std::string const& text) {
    try {
        return {file, only_one(YAML::LoadAll(text), file)};
    } catch (YAML::ParserException const& error) {
        throw ContentError{{.file = file, .line = error.mark.line + 1, .field = {}, .sentence = error.msg}};
    }
}

YamlFields yaml_mapping(std::filesystem::path const& file) {
    return {file.string(), load_yaml(file)};
}

std::vector<YamlFields> yaml_list(std::filesystem::path const& file) {
    auto const list = load_yaml(file);
    if (!list.IsSequence())
        throw ContentError{{.file = file.string(),
                            .line = 1,
                            .field = {},
                            .sentence = "here a list (lines that begin with \"- \") is needed"}};
    if (list.size() == 0)
        throw ContentError{{.file = file.string(), .line = 1, .field = {}, .sentence = "the list is empty"}};
    std::vector<YamlFields> entries;
    for (auto const& node : list)
        entries.emplace_back(file.string(), node);
    return entries;
}

} // namespace evenkeel::outbound
