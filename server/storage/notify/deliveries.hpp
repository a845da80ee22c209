#pragma once

#include "core/notify/delivery.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlDeliveries final : public notify::Deliveries {
public:
    explicit SqlDeliveries(Database& database) : database_{database} {}

    notify::Delivery add_once(notify::Delivery const& delivery, job::NewJob const& send) override;
    void end(MemberId const& member, notify::DeliveryId const& delivery, notify::DeliveryOutcome outcome,
             Instant at) override;
    [[nodiscard]] std::vector<notify::Delivery> list(MemberId const& member,
                                                     std::size_t limit) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
