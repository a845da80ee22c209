#include "http/values/query.hpp"

#include <fmt/format.h>

namespace evenkeel::http::detail {

boost::json::value scalar_of_query(std::string_view text) {
    boost::system::error_code error;
    auto value = boost::json::parse(boost::json::string_view{text}, error);
    if (error.failed() || !(value.is_number() || value.is_bool()))
        return boost::json::string_view{text};
    return value;
}

Result<boost::json::value> object_of_query(std::vector<NameValue> const& pairs,
                                           std::set<std::string_view> const& scalars) {
    boost::json::object object;
    for (auto const& [name, value] : pairs) {
        auto const made = scalars.contains(name) ? scalar_of_query(value)
                                                 : boost::json::value(boost::json::string_view{value});
        if (!object.emplace(name, made).second)
            return refuse(Fault::invalid_input, name,
                          Sentence::in_english_only(fmt::format("\"{}\" stands in the query twice.", name)));
    }
    return boost::json::value(std::move(object));
}

} // namespace evenkeel::http::detail
