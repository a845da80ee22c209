#pragma once

#include "core/safety/respond.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::safety {

using Slots = std::map<std::string, std::string, std::less<>>;

/// How a line is reached: "116 123", "988, or text 988", "chat.example.org".
[[nodiscard]] std::string contact_of(Helpline const& line, Sentences const& sentences);

/// The country's line for this purpose, round the clock before others; null where there is none that was
/// written down.
[[nodiscard]] Helpline const* line_for(HelplineCountry const& country, LinePurpose purpose);

/// Fills the slots of a text for a member, with this line or without one.
[[nodiscard]] Slots slots_of(HelpNearby const& help, Helpline const* line);

/// The text with its slots filled; nothing where one of them is empty.
[[nodiscard]] std::optional<std::string> filled(Reply const& reply, Slots const& slots);

} // namespace evenkeel::safety
