#include "app/commands/commands.hpp"
#include "core/safety/conversation.hpp"
#include "http/values/json_text.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>
#include <iostream>
#include <string>

namespace evenkeel::app {
namespace {

constexpr int kUnreadableLine = 1;

std::unexpected<std::string> wrong(std::string_view field, std::string_view wanted) {
    return std::unexpected{fmt::format("{} must be {}", field, wanted)};
}

std::expected<boost::json::object, std::string> read_line(std::string const& line) {
    auto value = http::parse_json(line);
    if (!value || !value->is_object())
        return std::unexpected{"is no JSON object"};
    auto const& object = value->get_object();
    auto const* id = object.if_contains("id");
    if (id == nullptr || !(id->is_string() || id->is_int64()))
        return wrong("id", "text or a whole number");
    auto const* turns = object.if_contains("turns");
    if (turns == nullptr || !turns->is_array())
        return wrong("turns", "a list of texts");
    for (std::size_t i = 0; i < turns->get_array().size(); ++i)
        if (!turns->get_array()[i].is_string())
            return wrong(fmt::format("turns[{}]", i), "text");
    return object;
}

boost::json::object classify(boost::json::object const& told) {
    safety::Conversation conversation;
    safety::Flags flags;
    boost::json::array levels;
    for (auto const& turn : told.at("turns").as_array()) {
        flags.add(conversation.hear(std::string_view{turn.as_string()}).flags);
        levels.emplace_back(conversation.risk().level);
    }
    boost::json::array names;
    for (auto const flag : flags.in_order())
        names.emplace_back(boost::json::string_view{word_of(flag)});
    return {{"id", told.at("id")}, {"levels", std::move(levels)}, {"flags", std::move(names)}};
}

} // namespace

int classify_conversations() {
    int exit_code = 0;
    std::size_t number = 0;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        if (auto const told = read_line(line)) {
            std::cout << http::print_json(classify(*told)) << '\n';
        } else {
            std::cerr << fmt::format("evenkeel: line {}: {}\n", number, told.error());
            exit_code = kUnreadableLine;
        }
    }
    return exit_code;
}

} // namespace evenkeel::app
