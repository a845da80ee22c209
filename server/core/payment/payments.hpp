#pragma once

#include "core/base/result.hpp"
#include "core/payment/ledger.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

using PaymentId = Id<struct PaymentTag>; ///< The provider's.

} // namespace evenkeel

namespace evenkeel::payment {

/// A bank asks for its money back on behalf of whoever holds the card. Later values have the last word.
enum class Dispute { none, open, won, lost };

/// How far a payment has come. Every part only ever grows, so whatever is told late, twice or out of order
/// changes nothing: `merged` does not mind the order.
struct Progress {
    std::int64_t paid{0}; ///< In the smallest unit of the order's currency, as all amounts.
    std::int64_t refunded{0};
    std::int64_t disputed{0}; ///< The bank holds it back, or took it.
    Dispute dispute{Dispute::none};

    friend bool operator==(Progress const&, Progress const&) = default;
};

[[nodiscard]] Progress merged(Progress const& one, Progress const& other);

/// Whether what was bought still belongs to the buyer: paid, not refunded in full, and no dispute lost.
[[nodiscard]] bool is_entitled(Progress const& progress);

/// Who paid, as the provider knows it. Cards are known by their last digits only.
struct Buyer {
    std::string first_name;
    std::string email_address;
    std::string card; ///< "Visa 4242"
};

/// A payment as the provider shows it at one moment.
struct Payment {
    PaymentId id;
    OrderId order_id;
    std::int64_t amount{0};
    std::string currency;
    std::string client_secret; ///< Lets a browser pay this one payment.
    Progress progress;
    Buyer buyer;
};

struct PaymentDraft {
    OrderId order_id;
    std::int64_t amount{0};
    std::string currency;
    std::string description{};
};

/// A webhook says that there is news of a payment. The news itself is read from the payment.
struct ProviderEvent {
    std::string id;
    std::string kind; ///< The provider's own word: "payment_intent.succeeded".
    PaymentId payment_id;
};

/// Takes money for us. Throws Unavailable where it cannot be asked now.
class Payments {
public:
    virtual ~Payments() = default;

    /// "stripe", "sandbox" or "off".
    [[nodiscard]] virtual std::string_view name() const = 0;

    /// The order's id is the key of this request: the same order again is the same payment, whatever became
    /// of the answer. Refuses with purchase_refused where nothing is sold.
    [[nodiscard]] virtual Result<Payment> create(PaymentDraft const& draft) = 0;

    [[nodiscard]] virtual std::optional<Payment> find(PaymentId const& payment) = 0;

    /// Reads the body of a webhook whose signature was checked. Nothing for news that we do not need.
    [[nodiscard]] virtual std::optional<ProviderEvent> read_event(std::string_view body) const = 0;
};

} // namespace evenkeel::payment

template <>
struct evenkeel::Words<evenkeel::payment::Dispute> {
    static constexpr std::array<std::string_view, 4> kNames{"none", "open", "won", "lost"};
};
