#include "outbound/content/read/field_shapes.hpp"

#include "core/base/holds.hpp"
#include "core/base/local_day.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

std::optional<int> number_in(std::string const& text, int lowest, int highest) {
    int value = 0;
    auto const* const last = text.data() + text.size();
    auto const [end, error] = std::from_chars(text.data(), last, value);
    if (error == std::errc{} && end == last && value >= lowest && value <= highest)
        return value;
    return std::nullopt;
}

bool is_slot_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || letter == '_';
}

/// The words in single braces: "call {line_name}" has line_name.
std::vector<std::string> braced_names_in(std::string_view text) {
    std::vector<std::string> slots;
    for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        auto const rest = text.substr(at + 1);
        auto const length = rest.find('}');
        if (length != std::string_view::npos && length > 0 &&
            std::ranges::all_of(rest.substr(0, length), is_slot_letter))
            slots.emplace_back(rest.substr(0, length));
    }
    return slots;
}

} // namespace

int whole_number(YamlFields& fields, std::string const& field, int lowest, int highest) {
    auto const value = number_in(fields.text(field), lowest, highest);
    if (!value)
        fields.note(field, fmt::format("must be a whole number from {} to {}", lowest, highest));
    return value.value_or(lowest);
}

std::vector<int> whole_numbers(YamlFields& fields, std::string const& field, int lowest, int highest) {
    std::vector<int> values;
    for (auto const& text : fields.texts(field)) {
        auto const value = number_in(text, lowest, highest);
        if (!value)
            fields.note(field, fmt::format("must hold whole numbers from {} to {}", lowest, highest));
        values.push_back(value.value_or(lowest));
    }
    return values;
}

bool flag_if_there(YamlFields& fields, std::string const& field) {
    return fields.has(field) && fields.flag(field);
}

std::vector<std::string> texts_if_there(YamlFields& fields, std::string const& field) {
    return fields.has(field) ? fields.texts(field) : std::vector<std::string>{};
}

std::string day(YamlFields& fields, std::string const& field) {
    auto text = fields.text(field);
    if (!day_of_text(text))
        fields.note(field, "must be a day such as \"2026-05-04\"");
    return text;
}

std::string country(YamlFields& fields, std::string const& field) {
    auto code = fields.text(field);
    if (code.size() != 2 || !std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; }))
        fields.note(field, "must be a two-letter code of a country, in quotation marks");
    return code;
}

std::vector<std::string> some_texts(YamlFields& fields, std::string const& field) {
    auto texts = fields.texts(field);
    if (texts.empty())
        fields.note(field, "needs at least one text");
    return texts;
}

void demand_known(YamlFields const& fields, std::string const& field, std::string const& name,
                  NameSet const& known, std::string_view what) {
    if (!known.contains(name))
        fields.note(field, fmt::format("\"{}\" names no {}", name, what));
}

void demand_known(YamlFields const& fields, std::string const& field, std::vector<std::string> const& names,
                  NameSet const& known, std::string_view what) {
    for (auto const& name : names)
        demand_known(fields, field, name, known, what);
}

void demand_new(YamlFields const& fields, std::string const& field, std::string const& name, NameSet& seen) {
    if (!seen.insert(name).second)
        fields.note(field, fmt::format("\"{}\" stands there twice", name));
}

void demand_slots(YamlFields const& fields, std::string const& text, std::vector<std::string> const& needs,
                  NameSet const& known) {
    auto const slots = braced_names_in(text);
    demand_known(fields, "needs_slots", needs, known, "slot");
    for (auto const& slot : slots)
        if (!holds(needs, slot))
            fields.note("needs_slots", fmt::format("lacks {{{}}}, which stands in the text", slot));
    for (auto const& slot : needs)
        if (!holds(slots, slot))
            fields.note("needs_slots", fmt::format("names {{{}}}, which does not stand in the text", slot));
}

} // namespace evenkeel::outbound
