#pragma once

#include "hrv/ppg.hpp"
#include "hrv/recording.hpp"
#include "hrv/rr.hpp"

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace hrv {

/// A file holds a camera's colours, a strap's intervals, or a pulse oximeter's trace.
enum class InputKind : std::uint8_t { camera, rr, ppg };

[[nodiscard]] std::string_view name(InputKind kind);
[[nodiscard]] std::optional<InputKind> input_kind_named(std::string_view name);

/// By the first characters: JSON is a camera's; a header tells by its columns; bare numbers are intervals.
[[nodiscard]] InputKind recognise(std::string_view text);

using Input = std::variant<Recording, std::vector<Milliseconds>, PulseTrace>;

/// Reads a camera's CSV or JSON, a strap's text or CSV (one column, or `time_ms,rr_ms`), or an oximeter's
/// `time_ms,ppg`.
[[nodiscard]] std::expected<Input, ParseError> parse_input(std::string_view text, InputKind kind);

/// Reads `{"time_ms":[…],"red":[…],"green":[…],"blue":[…]}`, or a list of frames
/// `[{"time_ms":0,"red":1,"green":2,"blue":3},…]`; `time`, `R`, `G` and `B` are understood too. Colours that
/// the camera does not have may be left out, the same ones in every frame. Rules and limits of the numbers:
/// `parse_csv`. Any other field is refused by its name.
[[nodiscard]] std::expected<Recording, ParseError> parse_json(std::string_view text);

} // namespace hrv
