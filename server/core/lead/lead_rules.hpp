#pragma once

#include "core/lead/register_lead.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::lead {

/// The use cases behind the forms of the site.
struct LeadRules {
    LeadRules(Stores const& stores, Outside const& outside)
        : register_lead{{.leads = stores.leads,
                         .rate_limits = stores.rate_limits,
                         .clock = outside.clock,
                         .secure = outside.secure}},
          read_code{stores.leads}, may_read_book{stores.leads}, forget_leads{stores.leads, outside.clock} {}

    RegisterLead const register_lead;
    ReadCode const read_code;
    MayReadBook const may_read_book;
    ForgetLeads const forget_leads;
};

} // namespace evenkeel::lead
