#pragma once

#include "core/portability/found.hpp"

#include <string_view>

namespace evenkeel::portability {

/// "2021-03-14", "2021/03/14" or "14.03.2021". Nothing for any other text: 3/4/2021 is two days.
[[nodiscard]] std::optional<std::chrono::local_days> day_in(std::string_view text);

/// "21:05", "21:05:07", "9:05 PM": since midnight.
[[nodiscard]] std::optional<std::chrono::seconds> clock_in(std::string_view text);

/// A day and a time of day apart by a space or T, and the distance from UTC where it stands there ("Z",
/// "+01:00", "+0100"); fractions of a second are passed over.
[[nodiscard]] std::optional<FoundMoment> moment_in(std::string_view text);

} // namespace evenkeel::portability
