#pragma once

#include "app/installation.hpp"

#include <string>
#include <vector>

namespace evenkeel::app {

/// An outside service that a part of ours plays, so that nothing leaves this machine.
struct StandIn {
    std::string name;     ///< As apps know it, to show a notice; empty: nothing that apps could use.
    std::string sentence; ///< For the operator: what happens instead.
};

/// Whether the sandbox plays the payment provider. Where strangers come it has to be asked for: everybody
/// knows the test cards.
[[nodiscard]] bool takes_test_cards(Config const& config);

[[nodiscard]] std::vector<StandIn> stand_ins(Config const& config, Installation const& installation);

/// Those that apps show notices for.
[[nodiscard]] std::vector<std::string> names_of(std::vector<StandIn> const& all);
[[nodiscard]] std::vector<std::string> sentences_of(std::vector<StandIn> const& all);

} // namespace evenkeel::app
