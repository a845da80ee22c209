#pragma once

#include "outbound/content_error.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace evenkeel::outbound {

/// Throws ContentError with the line for a file that cannot be read or is no YAML.
[[nodiscard]] YAML::Node load_yaml(std::filesystem::path const& file);

/// One mapping of a YAML file, read field by field. A field that is missing or mistyped is noted with file,
/// line and name and read as something harmless (empty text, not a number, 1, false), so that one reading
/// notes every fault; `end` notes fields that nobody asked for, and throws ContentError for the outermost
/// mapping when anything was noted. What was read must not be used before `end`.
class YamlFields {
public:
    YamlFields(std::string file, YAML::Node const& node);

    [[nodiscard]] std::string text(std::string const& field);
    [[nodiscard]] std::string text_that_may_be_empty(std::string const& field);
    [[nodiscard]] double number_between(std::string const& field, double lowest, double highest);
    [[nodiscard]] int whole_number_above_zero(std::string const& field);
    /// Nothing where the field is not there.
    [[nodiscard]] std::optional<std::string> text_if_there(std::string const& field);
    [[nodiscard]] std::optional<int> whole_number_if_there(std::string const& field);
    [[nodiscard]] std::optional<double> number_if_there(std::string const& field, double lowest,
                                                        double highest);
    /// "#RRGGBB"
    [[nodiscard]] std::string color(std::string const& field);
    /// "true" or "false"
    [[nodiscard]] bool flag(std::string const& field);
    [[nodiscard]] YamlFields fields(std::string const& field);
    /// A list of texts, which may be empty.
    [[nodiscard]] std::vector<std::string> texts(std::string const& field);
    /// A list of mappings, which may be empty.
    [[nodiscard]] std::vector<YamlFields> list(std::string const& field);
    /// A list of lists of texts or numbers.
    [[nodiscard]] std::vector<std::vector<std::string>> text_lists(std::string const& field);
    [[nodiscard]] bool has(std::string const& field) const;
    /// Whether it is there and a list; for fields that may hold one word instead.
    [[nodiscard]] bool is_list(std::string const& field) const;
    /// The names of all fields, for mappings whose keys are data.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Notes what is wrong with the value of a field, unless something was noted about it before.
    void note(std::string const& field, std::string_view sentence) const;
    /// Notes it and throws everything noted so far.
    [[noreturn]] void complain_about(std::string const& field, std::string_view sentence) const;
    void end() const;

private:
    struct Noted;

    YamlFields(YamlFields const& outer, YAML::Node const& node, std::string path);

    [[nodiscard]] std::optional<YAML::Node> need(std::string const& field);
    void note_at(YAML::Node const& node, std::string const& field, std::string_view sentence) const;
    void demand_mapping();

    std::shared_ptr<Noted> noted_;
    YAML::Node node_;
    std::string path_; ///< "minutes."
    bool is_outermost_{true};
    bool is_mapping_{true};
    std::vector<std::string> asked_;
};

/// A mapping that does not begin a file of its own; line 1 of the text is line 1 of the file.
[[nodiscard]] YamlFields yaml_mapping_in(std::string const& file, std::string const& text);

/// The file's one mapping.
[[nodiscard]] YamlFields yaml_mapping(std::filesystem::path const& file);

/// The mappings of a file that is a list of them, at least one.
[[nodiscard]] std::vector<YamlFields> yaml_list(std::filesystem::path const& file);

} // namespace evenkeel::outbound
