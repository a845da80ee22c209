#pragma once

#include "core/checkin/record_check_in.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::checkin {

struct CheckInRules {
    CheckInRules(Stores const& stores, Outside const& outside)
        : record_check_in{needs(stores, outside)}, edit_check_in{needs(stores, outside)},
          remove_check_in{stores.check_ins, outside.clock} {}

    RecordCheckIn record_check_in;
    EditCheckIn edit_check_in;
    RemoveCheckIn remove_check_in;

private:
    static RecordCheckIn::Needs needs(Stores const& stores, Outside const& outside) {
        return {.check_ins = stores.check_ins,
                .members = stores.members,
                .clock = outside.clock,
                .secure = outside.secure};
    }
};

} // namespace evenkeel::checkin
