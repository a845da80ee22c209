#include "storage/payment/ledger.hpp"

#include <sql/ledger_transfers.hpp>

namespace evenkeel::storage {
namespace {

using payment::Account;
using payment::Reason;

payment::Transfer transfer_of(Row const& row) {
    return {.from = value_named<Account>(row.text("from_account")).value(),
            .to = value_named<Account>(row.text("to_account")).value(),
            .minor = row.integer("minor"),
            .currency = row.text("currency")};
}

payment::Movement movement_without_transfers(Row const& row) {
    return {.id = row.text("movement_id"),
            .order_id = OrderId{row.text("order_id")},
            .reason = value_named<Reason>(row.text("reason")).value(),
            .actor = row.text("actor"),
            .at = row.instant("moved_at"),
            .transfers = {}};
}

} // namespace

bool post_movement(Connection& connection, payment::Movement const& movement) {
    payment::demand_sound(movement);
    int line = 0;
    for (auto const& transfer : movement.transfers) {
        auto const is_new =
            !connection
                 .run(sql::ledger_transfers::kInsert, movement.id, ++line, movement.order_id,
                      word_of(movement.reason), movement.actor, movement.at, word_of(transfer.from),
                      word_of(transfer.to), transfer.minor, transfer.currency)
                 .empty();
        if (!is_new)
            return false; // the first line decides: whoever posted it posts the others
    }
    return true;
}

bool SqlLedger::post_once(payment::Movement const& movement) {
    return database_.transact([&](Connection& connection) { return post_movement(connection, movement); });
}

std::vector<payment::Movement> SqlLedger::list(OrderId const& order) const {
    return database_.read([&](Connection& connection) {
        std::vector<payment::Movement> movements;
        for (auto const& row : connection.run(sql::ledger_transfers::kList, order)) {
            if (movements.empty() || movements.back().id != row.view("movement_id"))
                movements.push_back(movement_without_transfers(row));
            movements.back().transfers.push_back(transfer_of(row));
        }
        return movements;
    });
}

payment::Balances SqlLedger::balances() const {
    return database_.read([&](Connection& connection) {
        payment::Balances balances;
        for (auto const& row : connection.run(sql::ledger_transfers::kBalances))
            balances.emplace(
                std::pair{value_named<Account>(row.text("account")).value(), row.text("currency")},
                row.integer("minor"));
        return balances;
    });
}

} // namespace evenkeel::storage
