#pragma once

#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/checkin/check_ins.hpp"

namespace evenkeel::checkin {

/// Job kind: keeps the balance point of the day after a check-in; the payload is the member's id.
inline constexpr char kRefreshBalance[] = "refresh_balance";

/// The member says where they are.
class RecordCheckIn {
public:
    RecordCheckIn(CheckIns& check_ins, std::vector<BodySign> body_signs, Clock const& clock, Secure& secure)
        : check_ins_{check_ins}, body_signs_{std::move(body_signs)}, clock_{clock}, secure_{secure} {}

    Result<CheckIns::Kept> operator()(MemberId const& member, CheckInDraft const& draft) const;

private:
    CheckIns& check_ins_;
    std::vector<BodySign> body_signs_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::checkin
