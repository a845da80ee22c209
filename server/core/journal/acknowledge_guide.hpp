#pragma once

#include "core/base/result.hpp"
#include "core/journal/acknowledgements.hpp"
#include "core/journal/journal_texts.hpp"

#include <string>

namespace evenkeel::journal {

struct AcknowledgementDraft {
    std::string version;
    bool is_adult{false};
    bool has_understood{false};
    std::string country;
};

/// The member has read before the first message that the guide is a program, and answers what is asked there.
class AcknowledgeGuide {
public:
    AcknowledgeGuide(Acknowledgements& acknowledgements, Clock const& clock)
        : acknowledgements_{acknowledgements}, clock_{clock} {}

    /// Refuses by field: an older version than there is (version), whoever is not an adult (is_adult), has
    /// not understood (has_understood), or names no country (country).
    Result<Acknowledgement> operator()(JournalTexts const& texts, MemberId const& member,
                                       AcknowledgementDraft const& draft) const;

private:
    Acknowledgements& acknowledgements_;
    Clock const& clock_;
};

} // namespace evenkeel::journal
