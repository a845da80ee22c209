#pragma once

#include "core/base/result.hpp"
#include "core/portability/member_data.hpp"

#include <boost/json/value.hpp>

namespace evenkeel::outbound {

/// `{"table":…,"columns":[…],"rows":[` and then a row a line, so that a fault can be told by its line.
/// Whole numbers have no point and fractions always have one or an exponent: each reads back as it was.
[[nodiscard]] std::string table_json(portability::TableRows const& table);

/// Refuses with invalid_input (file_base64), naming file and line.
[[nodiscard]] Result<portability::TableRows> table_of_json(std::string const& file, std::string_view text);

/// Strict JSON of bounded depth, or a refusal that names the file.
[[nodiscard]] Result<boost::json::value> json_in_file(std::string const& file, std::string_view text);

[[nodiscard]] std::unexpected<Failure> wrong_file(std::string const& file, std::string_view why);

} // namespace evenkeel::outbound
