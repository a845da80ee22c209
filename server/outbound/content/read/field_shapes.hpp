#pragma once

#include "outbound/yaml_file.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::outbound {

/// Names in a file that other fields lead to.
using NameSet = std::set<std::string, std::less<>>;

/// A whole number of a range, which may be 0. Notes anything else and gives the lowest.
[[nodiscard]] int whole_number(YamlFields& fields, std::string const& field, int lowest, int highest);

/// A list of such numbers.
[[nodiscard]] std::vector<int> whole_numbers(YamlFields& fields, std::string const& field, int lowest,
                                             int highest);

/// "true" where the field stands there and says so.
[[nodiscard]] bool flag_if_there(YamlFields& fields, std::string const& field);

/// Reads a list that may be absent.
[[nodiscard]] std::vector<std::string> texts_if_there(YamlFields& fields, std::string const& field);

/// A day such as "2026-05-04", as it stands there.
[[nodiscard]] std::string day(YamlFields& fields, std::string const& field);

/// A two-letter code of a country, in capitals.
[[nodiscard]] std::string country(YamlFields& fields, std::string const& field);

/// A list with at least one text.
[[nodiscard]] std::vector<std::string> some_texts(YamlFields& fields, std::string const& field);

/// Notes each of the names that is not known. `what` as in "names no cue".
void demand_known(YamlFields const& fields, std::string const& field, std::vector<std::string> const& names,
                  NameSet const& known, std::string_view what);
void demand_known(YamlFields const& fields, std::string const& field, std::string const& name,
                  NameSet const& known, std::string_view what);

/// Notes a name that stands there already; remembers it otherwise.
void demand_new(YamlFields const& fields, std::string const& field, std::string const& name, NameSet& seen);

/// Notes when the {slots} of a text are not those of the list, or not known.
void demand_slots(YamlFields const& fields, std::string const& text, std::vector<std::string> const& needs,
                  NameSet const& known);

} // namespace evenkeel::outbound
