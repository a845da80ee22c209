#include "hrv/evaluation/lag.hpp"

#include "input/number.hpp"

namespace hrv::evaluation {
namespace {

/// The text between the next two quotation marks; empty when there are none.
std::string_view take_quoted(std::string_view& rest) {
    auto const open = rest.find('"');
    auto const close = open == std::string_view::npos ? open : rest.find('"', open + 1);
    if (close == std::string_view::npos) {
        rest = {};
        return {};
    }
    auto const word = rest.substr(open + 1, close - open - 1);
    rest.remove_prefix(close + 1);
    return word;
}

std::optional<double> take_number(std::string_view& rest) {
    auto const first = rest.find_first_of("-0123456789");
    if (first == std::string_view::npos) {
        return std::nullopt;
    }
    rest.remove_prefix(first);
    auto const length = std::min(rest.find_first_not_of("+-.0123456789eE"), rest.size());
    auto const number = parse_number(rest.substr(0, length));
    rest.remove_prefix(length);
    return number;
}

} // namespace

std::expected<Lags, std::string> parse_lags(std::string_view rest) {
    Lags lags;
    int recording = 0;
    while (!rest.empty()) {
        auto const word = take_quoted(rest);
        if (auto const number = parse_number(word)) {
            recording = static_cast<int>(*number);
        } else if (word == "lag_s") {
            auto const lag_s = take_number(rest);
            if (!lag_s) {
                return std::unexpected("the lag of recording " + std::to_string(recording) + " is no number");
            }
            lags[recording] = *lag_s;
        }
    }
    if (lags.empty()) {
        return std::unexpected(R"(the table of lags holds no "lag_s")");
    }
    return lags;
}

} // namespace hrv::evaluation
