#include "core/payment/ledger.hpp"

#include <algorithm>
#include <stdexcept>

namespace evenkeel::payment {
namespace {

bool is_currency(std::string_view text) {
    return text.size() == 3 &&
           std::ranges::all_of(text, [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

bool is_sound(Transfer const& transfer) {
    return transfer.minor > 0 && transfer.from != transfer.to && is_currency(transfer.currency);
}

} // namespace

Balances balances_of(std::span<Movement const> movements) {
    Balances balances;
    for (auto const& movement : movements)
        for (auto const& transfer : movement.transfers) {
            balances[{transfer.from, transfer.currency}] -= transfer.minor;
            balances[{transfer.to, transfer.currency}] += transfer.minor;
        }
    return balances;
}

void demand_sound(Movement const& movement) {
    if (movement.id.empty() || movement.actor.empty() || movement.transfers.empty() ||
        !std::ranges::all_of(movement.transfers, is_sound))
        throw std::logic_error{"a movement of the ledger is not sound: " + movement.id};
}

} // namespace evenkeel::payment
