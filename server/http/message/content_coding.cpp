#include "http/message/content_coding.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "http/values/fields.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

/// The q of "br;q=0.5"; 1 when there is none, 0 when it cannot be read.
double weight_of(std::string_view parameters) {
    for (auto const parameter : split(parameters, ';')) {
        auto text = trimmed(parameter);
        if (!text.starts_with("q=") && !text.starts_with("Q="))
            continue;
        text.remove_prefix(2);
        double weight = 0;
        std::from_chars(text.data(), text.data() + text.size(), weight);
        return std::clamp(weight, 0.0, 1.0);
    }
    return 1.0;
}

} // namespace

double coding_weight(std::string_view accept_encoding, std::string_view coding) {
    std::optional<double> anything;
    for (auto const item : split(accept_encoding, ',')) {
        auto const semicolon = item.find(';');
        auto const name = trimmed(item.substr(0, semicolon));
        auto const weight = semicolon == std::string_view::npos ? 1.0 : weight_of(item.substr(semicolon + 1));
        if (same_ignoring_case(name, coding))
            return weight;
        if (name == "*")
            anything = weight;
    }
    return anything.value_or(0.0);
}

bool matches_etag(std::string_view if_none_match, std::string_view etag) {
    for (auto const item : split(if_none_match, ',')) {
        auto tag = trimmed(item);
        if (tag.starts_with("W/"))
            tag.remove_prefix(2);
        if (tag == etag || tag == "*")
            return true;
    }
    return false;
}

} // namespace evenkeel::http
