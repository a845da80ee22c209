#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/words.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace evenkeel {

using OrderId = Id<struct OrderTag>;

} // namespace evenkeel

/// Money: what is sold, how it is paid, and the book that every cent stands in.
namespace evenkeel::payment {

/// The accounts of the ledger. `provider` is what the payment provider holds for us, `disputed` what it holds
/// back while a bank asks; the others are what was earned.
enum class Account { provider, disputed, certification_sales, book_sales, membership_sales };

/// Why money moved.
enum class Reason { paid, refunded, dispute_opened, dispute_won, dispute_lost };

/// Money that goes from one account to another. One row is both sides of the entry, so no sum of rows can be
/// out of balance. Amounts are whole numbers of the currency's smallest unit.
struct Transfer {
    Account from{Account::provider};
    Account to{Account::provider};
    std::int64_t minor{0};
    std::string currency; ///< ISO 4217, upper case.

    friend bool operator==(Transfer const&, Transfer const&) = default;
};

/// Everything that moved at one moment for one reason. Never changed and never removed.
struct Movement {
    std::string id; ///< Follows from what happened, so that telling it again posts nothing.
    OrderId order_id;
    Reason reason{Reason::paid};
    std::string actor; ///< Who told us or did it: "provider", or an admin's pseudonym.
    Instant at;
    std::vector<Transfer> transfers;

    friend bool operator==(Movement const&, Movement const&) = default;
};

/// By account and currency. What is not there is 0.
using Balances = std::map<std::pair<Account, std::string>, std::int64_t>;

[[nodiscard]] Balances balances_of(std::span<Movement const> movements);

/// Throws std::logic_error for what is no movement: without transfers, id or actor, with an amount that is
/// not above zero, with a transfer inside one account, with what is no currency. The database refuses it as
/// well.
void demand_sound(Movement const& movement);

/// Where movements are kept.
class Ledger {
public:
    virtual ~Ledger() = default;

    /// Posts the whole movement or nothing. False: one with its id is there, and stays as it is.
    virtual bool post_once(Movement const& movement) = 0;

    /// In the order in which they were posted.
    [[nodiscard]] virtual std::vector<Movement> list(OrderId const& order) const = 0;

    /// Of everything that was ever posted.
    [[nodiscard]] virtual Balances balances() const = 0;
};

} // namespace evenkeel::payment

template <>
struct evenkeel::Words<evenkeel::payment::Account> {
    static constexpr std::array<std::string_view, 5> kNames{"provider", "disputed", "certification_sales",
                                                            "book_sales", "membership_sales"};
};

template <>
struct evenkeel::Words<evenkeel::payment::Reason> {
    static constexpr std::array<std::string_view, 5> kNames{"paid", "refunded", "dispute_opened",
                                                            "dispute_won", "dispute_lost"};
};
