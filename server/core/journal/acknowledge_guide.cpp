#include "core/journal/acknowledge_guide.hpp"

#include "core/account/member/country.hpp"

namespace evenkeel::journal {

Result<Acknowledgement> AcknowledgeGuide::operator()(JournalTexts const& texts, MemberId const& member,
                                                     AcknowledgementDraft const& draft) const {
    if (draft.version != texts.disclosure.version)
        return refuse(Fault::invalid_input, "version",
                      "This text has changed. Please read the new one first.");
    if (!draft.is_adult)
        return refuse(Fault::invalid_input, "is_adult", "This journal is made for adults.");
    if (!draft.has_understood)
        return refuse(Fault::invalid_input, "has_understood",
                      "Please confirm first that you are writing to a program.");
    auto const country = account::normalise_country_code(draft.country);
    if (!country || country->empty())
        return refuse(Fault::invalid_input, "country", "Choose the country whose numbers we should show.");
    auto const known = acknowledgements_.find(member, draft.version);
    Acknowledgement acknowledgement{.member_id = member,
                                    .version = draft.version,
                                    .country_code = *country,
                                    .acknowledged_at = known ? known->acknowledged_at : clock_.now()};
    acknowledgements_.keep(acknowledgement);
    return acknowledgement;
}

} // namespace evenkeel::journal
