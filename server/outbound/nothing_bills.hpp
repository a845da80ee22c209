#pragma once

#include "core/account/billing.hpp"

namespace evenkeel::outbound {

/// The stand-in until something can be bought: nothing bills, so there is nothing to cancel.
class NothingBills final : public account::Billing {
public:
    void cancel_everything(MemberId const& /*member*/) override {}
};

} // namespace evenkeel::outbound
