#pragma once

#include "core/safety/respond.hpp"

#include <optional>
#include <vector>

namespace evenkeel::safety {

/// A question of the script that waits for its answer.
struct Asked {
    Question question{Question::suicidal_thoughts};
    Check check{Check::direct};
    bool is_follow_up{false};
};

/// The question that the script's last turn left standing.
[[nodiscard]] std::optional<Asked> asked_last(Responses const& script, std::vector<SaidReply> const& said);

} // namespace evenkeel::safety
