#include "core/journal/open_thread.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>
#include <stdexcept>

namespace evenkeel::journal {
namespace {

/// The same aspect and state on the same day is the same thread: a call that is repeated opens no second one.
EventId natural_event(ThreadDraft const& draft, account::Member const& member, Instant now) {
    return EventId{draft.life_aspect + ":" + draft.current_state + ":" +
                   day_text(local_day(now, member.time_zone))};
}

std::string const& opening_of(JournalTexts const& texts, Occasion const& occasion) {
    auto const found = std::ranges::find(texts.openings, occasion, &Opening::occasion);
    if (found == texts.openings.end())
        throw std::logic_error{"the guide has no opening for a life aspect and state that content has"};
    return found->text;
}

} // namespace

Result<Journal::Opened> OpenThread::operator()(JournalTexts const& texts, MemberId const& member_id,
                                               ThreadDraft const& draft) const {
    if (std::ranges::find(texts.life_aspects, draft.life_aspect, &program::Choice::key) ==
        texts.life_aspects.end())
        return refuse(Fault::invalid_input, "selected_life_aspect", "There is no such life aspect.");
    auto const state = state::state_named(draft.current_state);
    if (!state)
        return refuse(Fault::invalid_input, "selected_life_aspect_current_state", "There is no such state.");
    auto const member = parts_.members.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");

    auto const now = parts_.clock.now();
    auto const first = first_words(texts, member_id, {draft.life_aspect, *state});
    JournalThread const thread{.id = JournalThreadId{parts_.secure.uuid()},
                               .member_id = member_id,
                               .event_id = draft.event_id.value_or(natural_event(draft, *member, now)),
                               .life_aspect = draft.life_aspect,
                               .current_state = *state,
                               .opened_at = now,
                               .last_message_at = now,
                               .unread = 1};
    return parts_.journal.open_once(thread, {.id = JournalMessageId{parts_.secure.uuid()},
                                             .thread_id = thread.id,
                                             .member_id = member_id,
                                             .author = Author::guide,
                                             .body = first.text,
                                             .sent_at = now,
                                             .reaction = std::nullopt,
                                             .line_ids = first.line_ids,
                                             .exercise_id = std::nullopt,
                                             .is_safety_reply = first.is_safety_reply});
}

OpenThread::First OpenThread::first_words(JournalTexts const& texts, MemberId const& member,
                                          Occasion const& occasion) const {
    auto const kept = parts_.risks.find(member);
    auto const seed = static_cast<std::uint64_t>(kept.revision);
    auto const asks_after = safety::follow_up(texts.responses, kept.risk, seed);
    if (asks_after)
        return {.text = asks_after->text, .line_ids = {asks_after->reply_id}, .is_safety_reply = true};
    return {.text = opening_of(texts, occasion), .line_ids = {}, .is_safety_reply = false};
}

} // namespace evenkeel::journal
