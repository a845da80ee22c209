#include "core/journal/read_page.hpp"

#include "core/base/hash.hpp"
#include "core/base/local_day.hpp"
#include "core/journal/guide/slots.hpp"
#include "core/safety/bubbles.hpp"

#include <algorithm>
#include <ranges>

namespace evenkeel::journal {
namespace {

using std::chrono::minutes;

constexpr minutes kBreak{5};               ///< Between two entries: the writing has paused.
constexpr std::chrono::hours kRecently{1}; ///< For check-in and reading; cues ask for ten minutes.
constexpr std::size_t kMostLinesElsewhere = 500;

minutes between(Instant from, Instant to) {
    return std::chrono::duration_cast<minutes>(to - from);
}

std::string kind_of(GuideScript const& script, std::string const& line_id) {
    auto const found = std::ranges::find(script.lines, line_id, &GuideLine::id);
    return found == script.lines.end() ? std::string{} : found->kind;
}

/// How long the member has been writing in this thread, up to `now`. Messages come newest first.
minutes writing_for(std::vector<JournalMessage> const& newest_first, Instant now) {
    auto since = now;
    for (auto const& message : newest_first) {
        if (message.author != Author::member)
            continue;
        if (since - message.sent_at >= kBreak)
            break;
        since = std::min(since, message.sent_at);
    }
    return between(since, now);
}

/// Messages come newest first, of entries before the one to answer.
std::vector<std::string> entries_since_danger(std::vector<JournalMessage> const& newest_first) {
    std::vector<std::string> entries;
    for (auto const& message : newest_first) {
        if (message.is_safety_reply || entries.size() == kEntriesHeardTogether)
            break;
        if (message.author == Author::member)
            entries.push_back(message.body);
    }
    std::ranges::reverse(entries);
    return entries;
}

bool carries_risk(std::string const& entry) {
    auto const finding = safety::read_for_risk(entry);
    return finding.level > 0 || !finding.flags.empty();
}

/// Of the entries before the one to answer. The others are not looked at: a long thread would take a second.
std::vector<std::size_t> never_quoted_of(std::vector<std::string> const& entries) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if ((i == 0 || i + kEntriesLookedBack > entries.size()) && carries_risk(entries[i]))
            places.push_back(i);
    return places;
}

/// Numbers the guide's turns backwards: 1 is the one the entry replies to, and 0 what was said since then.
std::vector<safety::SaidReply> lines_said_here(std::vector<JournalMessage> const& newest_first,
                                               JournalMessage const& entry) {
    std::vector<safety::SaidReply> said;
    int turns_ago = 0;
    bool in_turn = false;
    for (auto const& message : newest_first) {
        auto const is_guides = message.author == Author::guide;
        auto const is_before = message.id < entry.id;
        turns_ago += is_before && is_guides && !in_turn ? 1 : 0;
        in_turn = is_before && is_guides;
        if (is_guides)
            for (auto const& line : message.line_ids)
                said.push_back({line, is_before ? turns_ago : 0});
    }
    std::ranges::reverse(said);
    return said;
}

} // namespace

PageRead ReadPage::operator()(JournalTexts const& texts, EntryToAnswer const& asked) const {
    PageRead read;
    read.page.life_aspect = asked.thread.life_aspect;
    read.page.state = asked.thread.current_state;
    read.page.seed = fnv1a(asked.entry.id.value());
    read_messages(texts, asked, read);
    read.page.said_lately = parts_.turns.lines_said(
        asked.member.id, {.thread = asked.thread.id,
                          .since = parts_.clock.now() - std::chrono::days{texts.script.days_before_repeat},
                          .limit = kMostLinesElsewhere});
    read_circumstances(texts, asked, read.page.circumstances);
    read_thread_before(texts, asked, read.page);
    return read;
}

void ReadPage::read_messages(JournalTexts const& texts, EntryToAnswer const& asked, PageRead& read) const {
    auto newest_first = parts_.journal.messages(
        asked.member.id, {.thread = asked.thread.id, .before = std::nullopt, .limit = kMostMessagesInList});
    // An entry that is answered late, or beside one of another device, does not go on from what was written
    // behind it; what the guide said there has been said all the same.
    std::erase_if(newest_first, [&](JournalMessage const& message) {
        return message.author == Author::member && message.id >= asked.entry.id;
    });
    auto& page = read.page;
    for (auto const& message : newest_first | std::views::reverse) {
        if (message.author == Author::guide) {
            auto const behind = message.id > asked.entry.id ? 1U : 0U;
            for (auto const& line : message.line_ids)
                if (auto const kind = kind_of(texts.script, line); !kind.empty())
                    page.said.push_back({line, kind, page.entries.size() + behind});
            continue;
        }
        page.entries.push_back(message.body);
    }
    page.never_quoted = never_quoted_of(page.entries);
    page.entries.push_back(asked.entry.body);
    page.circumstances.writing_for = writing_for(newest_first, asked.entry.sent_at);
    read.said = lines_said_here(newest_first, asked.entry);
    read.unanswered = entries_since_danger(newest_first);
}

void ReadPage::read_circumstances(JournalTexts const& texts, EntryToAnswer const& asked,
                                  Circumstances& known) const {
    auto const& member = asked.member;
    auto const now = parts_.clock.now();
    known.minute_of_day = minute_of_day(now, member.time_zone);
    auto const check_ins = parts_.check_ins.since(member.id, now - std::chrono::days{1}, 1);
    if (!check_ins.empty()) {
        auto const& last = check_ins.front();
        known.since_check_in = between(last.checked_in_at, now);
        known.checked_in_state = last.state;
        known.state_title = texts.state_titles[static_cast<std::size_t>(last.state)];
    }
    auto const readings = parts_.hrv_tasks.reading_times(member.id, now - kRecently, 1);
    if (!readings.empty())
        known.since_reading = between(readings.front(), now);
    read_exercises(texts, member.id, known);
}

void ReadPage::read_exercises(JournalTexts const& texts, MemberId const& member, Circumstances& known) const {
    auto const caution = parts_.read_caution(texts.shelf, member);
    known.safety_codes = {caution.profile.codes.begin(), caution.profile.codes.end()};
    for (auto const& exercise : texts.shelf.library)
        if (!exercise::is_safe(exercise, caution))
            known.ruled_out.push_back(exercise.id);
    auto const results = parts_.results.latest(member, 1);
    if (results.empty())
        return;
    auto const& last = results.front();
    auto const* const exercise = exercise::find(texts.shelf.library, last.exercise_id);
    if (exercise != nullptr)
        known.last_exercise = LastExercise{
            .title = exercise->title,
            .rating = last.felt_effect,
            .ago = between(last.started_at + std::chrono::seconds{static_cast<int>(last.duration_s)},
                           parts_.clock.now())};
}

void ReadPage::read_thread_before(JournalTexts const& texts, EntryToAnswer const& asked, Page& page) const {
    auto const before = parts_.journal.threads(asked.member.id, asked.thread.id, 1);
    auto& known = page.circumstances;
    known.is_first_thread = before.empty();
    if (before.empty())
        return;
    auto const last = local_day(before.front().last_message_at, asked.member.time_zone);
    known.days_since_last_thread =
        static_cast<int>((local_day(asked.thread.opened_at, asked.member.time_zone) - last).count());
    known.was_last_thread_hard = page.entries.size() == 1 && was_hard(texts, before.front());
}

/// Whether the safety script spoke in it.
bool ReadPage::was_hard(JournalTexts const& texts, JournalThread const& thread) const {
    auto const messages = parts_.journal.messages(
        thread.member_id, {.thread = thread.id, .before = std::nullopt, .limit = kMostMessagesInList});
    auto const is_of_safety_script = [&](JournalMessage const& message) {
        return std::ranges::any_of(message.line_ids, [&](std::string const& line) {
            return safety::move_of(texts.responses, line);
        });
    };
    return std::ranges::any_of(messages, is_of_safety_script);
}

} // namespace evenkeel::journal
