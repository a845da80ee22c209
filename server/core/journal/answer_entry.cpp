#include "core/journal/answer_entry.hpp"

#include "core/base/holds.hpp"
#include "core/base/unavailable.hpp"
#include "core/safety/conversation.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::journal {
namespace {

/// Two devices of one member can write in the same moment; more than that is no conversation.
constexpr int kMostAttempts = 5;

/// Small talk about what was written hours ago, without a connection, would come too late.
constexpr std::chrono::hours kWorthAnswering{3};

std::optional<Remark> remark_of(std::optional<Choice> choice) {
    return choice ? value_named<Remark>(word_of(*choice)) : std::nullopt;
}

std::optional<safety::Correction> correction_of(std::optional<Choice> choice) {
    return choice ? value_named<safety::Correction>(word_of(*choice)) : std::nullopt;
}

safety::HelplineCountry const& country_of(std::vector<safety::HelplineCountry> const& all,
                                          std::string_view country) {
    auto const found = std::ranges::find(all, country, &safety::HelplineCountry::country);
    return found == all.end()
               ? *std::ranges::find(all, safety::kEverywhereElse, &safety::HelplineCountry::country)
               : *found;
}

/// Words of comfort are no alarm: they carry no numbers and no way to Help now.
JournalMessage journal_message_of(safety::SafetyBubble const& bubble) {
    JournalMessage message;
    message.body = bubble.text;
    message.line_ids = {bubble.reply_id};
    message.exercise_id = bubble.exercise;
    message.is_safety_reply = !bubble.is_comfort;
    return message;
}

JournalMessage journal_message_of(Bubble const& bubble) {
    JournalMessage message;
    message.body = bubble.text;
    message.line_ids = bubble.line_ids;
    message.exercise_id = bubble.exercise;
    return message;
}

template <class Bubbles>
std::vector<JournalMessage> messages_of(Bubbles const& bubbles) {
    std::vector<JournalMessage> messages;
    for (auto const& bubble : bubbles)
        messages.push_back(journal_message_of(bubble));
    return messages;
}

/// Whoever asks about a diagnosis, a medicine or what the guide is gets that answered, also in distress.
bool answers_a_question(GuideScript const& script, Turn const& turn) {
    constexpr std::array<std::string_view, 6> kAsked{"asks_medication",   "asks_diagnosis",
                                                     "asks_if_human",     "asks_privacy",
                                                     "asks_for_feelings", "relies_on_guide"};
    return std::ranges::any_of(turn.said, [&](Said const& said) {
        auto const line = std::ranges::find(script.lines, said.line_id, &GuideLine::id);
        return line != script.lines.end() && line->when && holds(kAsked, std::string_view{*line->when});
    });
}

/// Danger leaves a trace without words: how much, when, and what was shown.
std::optional<safety::SafetyEvent> event_of(JournalMessage const& entry, safety::Finding const& finding,
                                            safety::SafetyTurn const& turn, Instant at) {
    if (turn.risk.level < safety::kPossibleRisk && finding.level < safety::kPossibleRisk &&
        finding.flags.empty())
        return std::nullopt;
    safety::SafetyEvent event{.member_id = entry.member_id,
                              .message_id = entry.id,
                              .at = at,
                              .level = std::max(turn.risk.level, finding.level),
                              .flags = finding.flags,
                              .resources = {}};
    for (auto const& bubble : turn.bubbles)
        if (bubble.resource)
            event.resources.push_back(*bubble.resource);
    return event;
}

/// Read beside the entries before it.
safety::Finding finding_of(PageRead const& read, JournalMessage const& entry, safety::Risk const& before) {
    safety::Conversation conversation{before};
    for (auto const& earlier : read.unanswered)
        (void)conversation.hear(earlier);
    return conversation.hear(entry.body);
}

safety::HelpNearby help_for(JournalTexts const& texts, account::Member const& member) {
    return {.country = country_of(texts.helplines, member.country_code),
            .anywhere = country_of(texts.helplines, safety::kEverywhereElse),
            .sentences = texts.sentences,
            .trusted_person = std::nullopt,
            .topic = std::nullopt};
}

} // namespace

/// The standing by which a turn is decided, and with which it is compared when it is kept.
struct AnswerEntry::Before {
    GuideStanding standing;
    safety::KeptRisk risk;
};

struct AnswerEntry::Decided {
    std::vector<JournalMessage> messages; ///< Without ids.
    Progress progress;
    safety::Risk risk;
    std::optional<safety::SafetyEvent> event;
};

std::vector<JournalMessage> AnswerEntry::operator()(JournalTexts const& texts, JournalMessage const& entry,
                                                    std::optional<Choice> choice) const {
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
        auto kept = parts_.turns.answer_to(entry);
        if (!kept.empty())
            return kept;
        auto const member = parts_.members.find(entry.member_id);
        auto const thread = parts_.journal.find(entry.member_id, entry.thread_id);
        if (!member || !thread)
            return {};
        Before const before{.standing = parts_.turns.standing(entry.member_id, entry.thread_id),
                            .risk = parts_.risks.find(entry.member_id)};
        auto decided = decide(texts, {*member, *thread, entry}, before, choice);
        if (decided.messages.empty() && decided.risk == before.risk.risk)
            return {};
        auto messages = with_ids(std::move(decided.messages), entry);
        if (parts_.turns.keep({.entry = entry,
                               .messages = messages,
                               .progress = decided.progress,
                               .turns_before = before.standing.turns,
                               .risk = decided.risk,
                               .risk_revision_before = before.risk.revision,
                               .event = decided.event,
                               .at = parts_.clock.now()}))
            return messages;
    }
    throw Unavailable{"journal"};
}

AnswerEntry::Decided AnswerEntry::decide(JournalTexts const& texts, EntryToAnswer const& asked,
                                         Before const& before, std::optional<Choice> choice) const {
    auto read = parts_.read_page(texts, asked);
    auto const finding = finding_of(read, asked.entry, before.risk.risk);
    auto const turn = safety::respond(texts.responses, {.before = before.risk.risk,
                                                        .finding = finding,
                                                        .message = asked.entry.body,
                                                        .correction = correction_of(choice),
                                                        .said = read.said,
                                                        .help = help_for(texts, asked.member),
                                                        .seed = read.page.seed,
                                                        .ruled_out = read.page.circumstances.ruled_out});
    Decided decided{.messages = {},
                    .progress = before.standing.progress,
                    .risk = turn.risk,
                    .event = event_of(asked.entry, finding, turn, parts_.clock.now())};
    // Danger is answered whether or not somebody has acknowledged anything, and however late it arrives.
    auto const is_for_danger = decided.event || (!turn.bubbles.empty() && !turn.is_comfort);
    if (is_for_danger)
        decided.messages = messages_of(turn.bubbles);
    if (is_for_danger || !may_converse(texts, asked.member.id, asked.entry))
        return decided;
    read.page.progress = before.standing.progress;
    read.page.remark = remark_of(choice);
    for (auto const& piece : finding.carried_by)
        read.page.not_to_quote.emplace_back(piece.begin, piece.end);
    auto const spoken = speak(texts.script, read.page);
    if (turn.is_comfort && !answers_a_question(texts.script, spoken)) {
        decided.messages = messages_of(turn.bubbles);
        return decided;
    }
    decided.progress = spoken.progress;
    decided.messages = messages_of(spoken.bubbles);
    return decided;
}

bool AnswerEntry::may_converse(JournalTexts const& texts, MemberId const& member,
                               JournalMessage const& entry) const {
    return entry.sent_at > parts_.clock.now() - kWorthAnswering &&
           parts_.acknowledgements.find(member, texts.disclosure.version).has_value();
}

std::vector<JournalMessage> AnswerEntry::with_ids(std::vector<JournalMessage> messages,
                                                  JournalMessage const& entry) const {
    for (auto& message : messages) {
        message.id = JournalMessageId{parts_.secure.uuid()};
        message.thread_id = entry.thread_id;
        message.member_id = entry.member_id;
        message.author = Author::guide;
        message.sent_at = parts_.clock.now();
    }
    return messages;
}

} // namespace evenkeel::journal
