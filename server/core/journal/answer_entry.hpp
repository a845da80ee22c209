#pragma once

#include "core/account/member/members.hpp"
#include "core/base/secure.hpp"
#include "core/journal/acknowledgements.hpp"
#include "core/journal/read_page.hpp"

#include <optional>
#include <vector>

namespace evenkeel::journal {

/// A member's choice below something the guide said, instead of words of their own.
enum class Choice : std::uint8_t {
    not_meant,
    wrong_tone,
    said_before,
    figure_of_speech,
    somebody_else,
    unwanted_thought
};

/// Answers what a member wrote. The detector reads it first. From safety level 2 on and for every flag the
/// fixed lines of content/safety/responses.yaml answer, whatever else is configured; else the guide does,
/// once the member has acknowledged what it is.
class AnswerEntry {
public:
    struct Parts {
        Journal const& journal;
        GuideTurns& turns;
        safety::MemberRisks const& risks;
        Acknowledgements const& acknowledgements;
        account::Members const& members;
        ReadPage read_page;
        Clock const& clock;
        Secure& secure;
    };

    explicit AnswerEntry(Parts const& parts) : parts_{parts} {}

    /// The guide's messages, in order; none where there is nothing to say. The same entry again brings what
    /// was kept. Throws Unavailable when others keep writing in the same thread at the same moment.
    [[nodiscard]] std::vector<JournalMessage>
    operator()(JournalTexts const& texts, JournalMessage const& entry, std::optional<Choice> choice) const;

private:
    struct Before;
    struct Decided;
    [[nodiscard]] Decided decide(JournalTexts const& texts, EntryToAnswer const& asked, Before const& before,
                                 std::optional<Choice> choice) const;
    [[nodiscard]] std::vector<JournalMessage> with_ids(std::vector<JournalMessage> messages,
                                                       JournalMessage const& entry) const;
    [[nodiscard]] bool may_converse(JournalTexts const& texts, MemberId const& member,
                                    JournalMessage const& entry) const;

    Parts parts_;
};

} // namespace evenkeel::journal

namespace evenkeel {

template <>
struct Words<journal::Choice> {
    static constexpr std::array<std::string_view, 6> kNames{
        "not_meant", "wrong_tone", "said_before", "figure_of_speech", "somebody_else", "unwanted_thought"};
};

} // namespace evenkeel
