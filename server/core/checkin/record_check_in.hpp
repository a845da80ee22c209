#pragma once

#include "core/account/member/members.hpp"
#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/checkin/check_ins.hpp"

namespace evenkeel::checkin {

/// Whose check-in it is. Days are counted where the member lives.
struct Author {
    MemberId member;
    std::string time_zone;
};

/// The member says where they are, or where they were.
class RecordCheckIn {
public:
    struct Needs {
        CheckIns& check_ins;
        account::Members const& members; ///< Days are counted where the member lives.
        Clock const& clock;
        Secure& secure;
    };

    explicit RecordCheckIn(Needs const& needs) : needs_{needs} {}

    /// Refuses as `place` and `check_moment`, with not_found (event_uuid) what was removed meanwhile, and
    /// with too_many_requests more than kMostOfADay.
    Result<CheckIns::Kept> operator()(std::vector<BodySign> const& body_signs, Author const& author,
                                      CheckInDraft const& draft) const;

private:
    Needs needs_;
};

/// The member corrects a check-in. Its event id stays; a moment that is left out stays too, however old.
class EditCheckIn {
public:
    explicit EditCheckIn(RecordCheckIn::Needs const& needs) : needs_{needs} {}

    /// Refuses as `place` does, and with not_found (check_in_id).
    Result<CheckIn> operator()(std::vector<BodySign> const& body_signs, MemberId const& member,
                               CheckInId const& check_in, CheckInDraft const& draft) const;

private:
    RecordCheckIn::Needs needs_;
};

/// The member takes a check-in back. Taking back what is gone is no error.
class RemoveCheckIn {
public:
    RemoveCheckIn(CheckIns& check_ins, Clock const& clock) : check_ins_{check_ins}, clock_{clock} {}

    void operator()(MemberId const& member, CheckInId const& check_in) const;

private:
    CheckIns& check_ins_;
    Clock const& clock_;
};

} // namespace evenkeel::checkin
