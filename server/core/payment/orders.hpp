#pragma once

#include "core/job/new_job.hpp"
#include "core/payment/settlement.hpp"

#include <cstddef>
#include <vector>

namespace evenkeel::payment {

/// Where orders are kept, and where one is settled as a whole.
class Orders {
public:
    virtual ~Orders() = default;

    struct Kept {
        Order order;
        bool is_new{false};
    };

    /// When an order of this event is there, that one comes back and nothing is kept.
    virtual Kept add_once(Order const& order) = 0;

    [[nodiscard]] virtual std::optional<Order> find(OrderId const& order) const = 0;

    /// Says by which payment the order is paid; the first one stays.
    virtual void attach(OrderId const& order, PaymentId const& payment) = 0;

    /// Handed over when an order turns out to be paid. Made before, because nobody knows inside a transaction
    /// how often it runs.
    struct Goods {
        InviteId invite_id{}; ///< With a bundle: the code of its months.
        std::string invite_code{};
        int invite_months{0};
        std::chrono::days downloads_last{30};
        job::NewJob receipt{};
    };

    /// Brings the order of this payment up to date by `settle`, in one transaction: progress, movements of
    /// the ledger, what is handed over or taken back, and the receipt's job. Others that settle the same
    /// order wait. Refuses not_found for a payment of nobody's order, and as `settle` does.
    virtual Result<Settlement> settle(Payment const& payment, Goods const& goods, Instant now) = 0;

    /// Orders that nobody has paid yet, as far as we know; made in this span, after this one, in the order of
    /// their ids.
    [[nodiscard]] virtual std::vector<Order> list_unpaid(Instant since, Instant until, OrderId const& after,
                                                         std::size_t limit) const = 0;

    /// Whether an order that was paid took a discount by this code.
    [[nodiscard]] virtual bool is_code_used(std::string const& unique_code) const = 0;

    enum class Download { allowed, unknown, ended, used_up };

    /// Counts one download of the book. Of many at once no more than `most` are allowed.
    virtual Download take_download(OrderId const& order, int most, Instant now) = 0;

    /// Removes orders that nobody paid and that are older. Answers how many.
    virtual std::size_t forget_unpaid(Instant before) = 0;
};

/// Where it is kept which events were received.
class ProviderEvents {
public:
    virtual ~ProviderEvents() = default;

    /// Keeps the event and queues what looks into it, together or not at all. False: it was received before.
    virtual bool keep_once(std::string const& provider, ProviderEvent const& event, Instant now,
                           job::NewJob const& look) = 0;

    virtual std::size_t forget_before(Instant before) = 0;
};

} // namespace evenkeel::payment
