#pragma once

#include "core/content/content.hpp"
#include "core/lead/leads.hpp"
#include "core/notify/mailer.hpp"

namespace evenkeel::notify {

/// Mails what was asked for, in the language of the page on which it was asked.
class SendLeadMail {
public:
    struct Parts {
        lead::Leads const& leads;
        Mailer& mailer;
        std::string main_url; ///< Without a slash at its end.
    };

    explicit SendLeadMail(Parts parts) : parts_{std::move(parts)} {}

    /// Nothing is sent for a lead that was forgotten meanwhile.
    Result<void> operator()(content::ByLanguage const& contents, LeadId const& lead) const;

private:
    Parts parts_;
};

} // namespace evenkeel::notify
