#pragma once

#include "core/lead/register_lead.hpp"
#include "core/lead/send_lead_mail.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::lead {

/// What the forms of the site come to.
struct LeadRules {
    LeadRules(Stores const& stores, Outside const& outside)
        : register_lead{{.leads = stores.leads,
                         .rate_limits = stores.rate_limits,
                         .clock = outside.clock,
                         .secure = outside.secure}},
          read_code{stores.leads}, forget_leads{stores.leads, outside.clock},
          send_lead_mail{{.leads = stores.leads, .mailer = outside.mailer, .main_url = outside.main_url}} {}

    RegisterLead const register_lead;
    ReadCode const read_code;
    ForgetLeads const forget_leads;
    SendLeadMail const send_lead_mail;
};

} // namespace evenkeel::lead
