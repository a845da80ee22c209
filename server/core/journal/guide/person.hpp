#pragma once

#include "core/journal/guide/cues.hpp"

namespace evenkeel::journal {

/// Whom the last message is about, as the member would be asked for them: "your sister" for "my sister", a
/// name as it is. Nothing when nobody is named, after "not about her", and where somebody has died: the lines
/// speak of the living.
[[nodiscard]] std::optional<std::string> person_in(Sight const& sight);

} // namespace evenkeel::journal
