#include "core/safety/help_slots.hpp"

#include <algorithm>

namespace evenkeel::safety {
namespace {

/// "https://findahelpline.com/x" as people say it: "findahelpline.com".
std::string host_of(std::string_view url) {
    auto const scheme = url.find("://");
    auto host = url.substr(scheme == std::string_view::npos ? 0 : scheme + 3);
    host = host.substr(0, host.find('/'));
    if (host.starts_with("www."))
        host.remove_prefix(4);
    return std::string{host};
}

void put(Slots& slots, std::string_view name, std::optional<std::string> const& value) {
    if (value && !value->empty())
        slots.emplace(name, *value);
}

} // namespace

std::string contact_of(Helpline const& line, Sentences const& sentences) {
    if (line.phone && line.sms)
        return sentences.say(
            Sentence{"{phone}, or text {number}", {{"phone", *line.phone}, {"number", *line.sms}}});
    if (line.phone)
        return *line.phone;
    if (line.sms)
        return sentences.say(Sentence{"text {number}", {{"number", *line.sms}}});
    return line.chat_url ? host_of(*line.chat_url) : std::string{};
}

Helpline const* line_for(HelplineCountry const& country, LinePurpose purpose) {
    Helpline const* found = nullptr;
    for (auto const& line : country.lines)
        if (line.purpose == purpose &&
            (found == nullptr || (line.is_round_the_clock && !found->is_round_the_clock)))
            found = &line;
    return found;
}

Slots slots_of(HelpNearby const& help, Helpline const* line) {
    Slots slots;
    if (line != nullptr) {
        put(slots, "line_name", line->name);
        put(slots, "line_contact", contact_of(*line, help.sentences));
        put(slots, "line_hours", line->hours);
    }
    if (!help.country.emergency.empty())
        put(slots, "emergency", help.country.emergency.front());
    if (!help.anywhere.lines.empty())
        put(slots, "directory", contact_of(help.anywhere.lines.front(), help.sentences));
    put(slots, "trusted_person", help.trusted_person);
    if (help.topic)
        put(slots, "topic", "“" + *help.topic + "”");
    return slots;
}

std::optional<std::string> filled(Reply const& reply, Slots const& slots) {
    auto text = reply.text;
    for (auto const& name : reply.needs_slots) {
        auto const value = slots.find(name);
        if (value == slots.end())
            return std::nullopt;
        auto const open = "{" + name + "}";
        for (auto at = text.find(open); at != std::string::npos;
             at = text.find(open, at + value->second.size()))
            text.replace(at, open.size(), value->second);
    }
    return text;
}

} // namespace evenkeel::safety
