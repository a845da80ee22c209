#pragma once

#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/lead/leads.hpp"

#include <optional>

namespace evenkeel::lead {

/// Job kind: mails what was asked for; the payload is the lead's id.
inline constexpr char kSendLeadMail[] = "send_lead_mail";

/// A form as it is sent.
struct LeadDraft {
    LeadKind kind{LeadKind::certification};
    std::optional<EventId> event_id; ///< Absent: every call is another one.
    std::string first_name;
    std::string email_address;
    std::string language_code;
    std::string website;                              ///< People do not see this field.
    std::optional<std::int64_t> elapsed_milliseconds; ///< From the first sight of the form to its sending.
};

/// Nobody fills in two fields faster.
inline constexpr std::chrono::milliseconds kFastestPerson{500};

/// Leads of one address: nobody may flood somebody else's mailbox.
inline constexpr account::RateLimit kLeadsOfAddress{.calls = 5, .window = std::chrono::hours{24}};

/// A visitor leaves their name and address.
class RegisterLead {
public:
    struct Needs {
        Leads& leads;
        account::RateLimits& rate_limits;
        Clock const& clock;
        Secure& secure;
    };

    explicit RegisterLead(Needs const& needs) : needs_{needs} {}

    /// The same event id is the same lead, with one code and one mail. Refuses a robot (website,
    /// elapsed_milliseconds), a missing or overlong name, what is no address, an event id that was used for
    /// another address or purpose (conflict), and the sixth lead of an address within a day.
    Result<Leads::Kept> operator()(Offer const& offer, LeadDraft const& draft) const;

private:
    [[nodiscard]] Lead made(Offer const& offer, LeadDraft const& draft, std::string first_name,
                            std::string email_address) const;

    Needs needs_;
};

/// Finds the lead whose code somebody has in their hand, also when its time is over: the page decides by the
/// clock of the server.
class ReadCode {
public:
    explicit ReadCode(Leads const& leads) : leads_{leads} {}

    [[nodiscard]] std::optional<Lead> operator()(std::string const& typed_code) const;

private:
    Leads const& leads_;
};

/// Whether the secret of a download link is a seat in the live training, to which the book belongs.
class MayReadBook {
public:
    explicit MayReadBook(Leads const& leads) : leads_{leads} {}

    [[nodiscard]] bool operator()(std::string_view secret) const;

private:
    Leads const& leads_;
};

/// Forgets leads whose time is over.
class ForgetLeads {
public:
    ForgetLeads(Leads& leads, Clock const& clock) : leads_{leads}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const { return leads_.forget_before(clock_.now() - kLeadLife); }

private:
    Leads& leads_;
    Clock const& clock_;
};

} // namespace evenkeel::lead
