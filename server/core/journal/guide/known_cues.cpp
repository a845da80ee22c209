#include "core/journal/guide/known_cues.hpp"

#include "core/journal/guide/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace evenkeel::journal {
namespace {

using std::chrono::minutes;

constexpr minutes kJustNow{10};
constexpr minutes kLately{60};
constexpr minutes kLongSession{30};
constexpr std::size_t kWordsOfBriefMessage = 6;
constexpr std::size_t kWordsOfLongMessage = 80;
constexpr int kDaysUntilWeeks = 14;
constexpr int kFewestDaysAway = 2;
constexpr int kMinutesOfHour = 60;
constexpr int kMorning = 5 * kMinutesOfHour;
constexpr int kForenoon = 10 * kMinutesOfHour;
constexpr int kEvening = 18 * kMinutesOfHour;
constexpr int kNight = 22 * kMinutesOfHour + 30;
constexpr std::size_t kEntriesCompared = 10;
constexpr std::size_t kFewestSubjectsOfCircle = 2;

constexpr std::array<std::string_view, 12> kHardFeelings{
    "hard_page",  "afraid",       "anger", "shame", "mentions_crying", "numb",
    "self_blame", "disappointed", "grief", "tired", "lonely",          "overwhelmed"};

bool is_within(std::optional<minutes> since, minutes most) {
    return since && *since <= most;
}

bool is_day_time(Sight const& sight, int from, int until) {
    auto const minute = sight.page.circumstances.minute_of_day;
    return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

std::optional<int> rating_of_late(Sight const& sight) {
    auto const& last = sight.page.circumstances.last_exercise;
    return last && last->ago <= kLately ? last->rating : std::nullopt;
}

bool has_message(Sight const& sight) {
    return !sight.page.entries.empty();
}

/// The subjects of each of the latest entries, oldest first.
std::vector<std::set<std::string>> subjects_of_late(Page const& page) {
    std::vector<std::set<std::string>> all;
    auto const from = page.entries.size() - std::min(page.entries.size(), kEntriesCompared);
    for (auto i = from; i < page.entries.size(); ++i)
        all.push_back(subjects_of(message_of(page.entries[i])));
    return all;
}

bool repeats(Sight const& sight) {
    auto const all = subjects_of_late(sight.page);
    if (all.size() < 3)
        return false;
    return std::ranges::any_of(all.back(), [&](std::string const& subject) {
        return std::count_if(all.begin(), std::prev(all.end()),
                             [&](auto const& earlier) { return earlier.contains(subject); }) >= 2;
    });
}

bool goes_in_circles(Sight const& sight) {
    auto const all = subjects_of_late(sight.page);
    if (all.size() < 3)
        return false;
    auto const& now = all.back();
    auto const& before = all[all.size() - 2];
    auto const& earlier = all[all.size() - 3];
    auto const shared = static_cast<std::size_t>(std::ranges::count_if(
        now, [&](auto const& subject) { return before.contains(subject) && earlier.contains(subject); }));
    return shared >= kFewestSubjectsOfCircle &&
           shared * 2 > std::max({now.size(), before.size(), earlier.size()});
}

bool was_offered(Page const& page) {
    return std::ranges::any_of(last_turn_of(page), [](Said const& said) { return said.kind == "offer"; });
}

bool declines(Sight const& sight) {
    if (sight.page.circumstances.is_offer_closed)
        return true;
    if (sight.message.words.empty() || sight.message.words.size() > kWordsOfBriefMessage ||
        !was_offered(sight.page))
        return false;
    constexpr std::array<std::string_view, 6> kNo{"no",   "later",      "not now",
                                                  "nope", "rather not", "not really"};
    return std::ranges::any_of(kNo, [&](auto piece) { return holds(sight.message, piece); });
}

bool is_about_a_step(Sight const& sight) {
    return sight.page.entries.size() == 1 || std::ranges::any_of(sight.said, [](SaidLine const& one) {
               return one.line != nullptr && one.line->phase == "step";
           });
}

struct Known {
    std::string_view cue;
    bool (*holds)(Sight const&);
};

bool is_back_after(Sight const& sight, int from, int until) {
    auto const days = sight.page.circumstances.days_since_last_thread;
    return days && *days >= from && *days < until;
}

constexpr int kForEver = 1 << 30;

constexpr std::array kOfCircumstances{
    Known{"after_check_in",
          [](Sight const& s) { return is_within(s.page.circumstances.since_check_in, kJustNow); }},
    Known{"after_reading",
          [](Sight const& s) { return is_within(s.page.circumstances.since_reading, kJustNow); }},
    Known{"after_exercise",
          [](Sight const& s) {
              auto const& last = s.page.circumstances.last_exercise;
              return last && last->ago <= kJustNow;
          }},
    Known{"exercise_did_nothing", [](Sight const& s) { return rating_of_late(s) == 0; }},
    Known{"exercise_made_it_worse", [](Sight const& s) { return rating_of_late(s).value_or(0) < 0; }},
    Known{"morning", [](Sight const& s) { return is_day_time(s, kMorning, kForenoon); }},
    Known{"evening", [](Sight const& s) { return is_day_time(s, kEvening, kNight); }},
    Known{"night", [](Sight const& s) { return is_day_time(s, kNight, kMorning); }},
    Known{"first_thread", [](Sight const& s) { return s.page.circumstances.is_first_thread; }},
    Known{"returned_after_days",
          [](Sight const& s) { return is_back_after(s, kFewestDaysAway, kDaysUntilWeeks); }},
    Known{"returned_after_weeks", [](Sight const& s) { return is_back_after(s, kDaysUntilWeeks, kForEver); }},
    Known{"returned_after_hard_thread",
          [](Sight const& s) { return s.page.circumstances.was_last_thread_hard; }},
    Known{"silence",
          [](Sight const& s) { return has_message(s) && s.page.circumstances.silent_for >= kJustNow; }},
    Known{"session_30_minutes",
          [](Sight const& s) { return s.page.circumstances.writing_for >= kLongSession; }},
    Known{"offer_accepted", [](Sight const& s) { return s.page.circumstances.opened_exercise.has_value(); }},
};

constexpr std::array kOfTheMessage{
    Known{"short_answer", [](Sight const& s) { return s.is_short(); }},
    Known{"says_something",
          [](Sight const& s) { return !s.is_short() && has_message(s) && s.is_understood; }},
    Known{"brief_message",
          [](Sight const& s) { return has_message(s) && s.message.words.size() <= kWordsOfBriefMessage; }},
    Known{"long_message", [](Sight const& s) { return s.message.words.size() >= kWordsOfLongMessage; }},
    Known{"repeats", repeats},
    Known{"going_in_circles", goes_in_circles},
    Known{"misread", [](Sight const& s) { return s.page.remark == Remark::not_meant; }},
    Known{"tone_wrong", [](Sight const& s) { return s.page.remark == Remark::wrong_tone; }},
    Known{"guide_repeated", [](Sight const& s) { return s.page.remark == Remark::said_before; }},
    Known{"not_understood", [](Sight const& s) { return !s.is_understood; }},
    Known{"offer_declined", declines},
    Known{"person_mentioned", [](Sight const& s) { return s.person.has_value(); }},
    Known{"about_a_step", is_about_a_step},
    Known{"step_named",
          [](Sight const& s) {
              return s.answers == "step" && !s.is("does_not_know") &&
                     !denies(s.message.words.empty() ? "" : s.message.words[0].folded);
          }},
};

void add(Sight& sight, std::span<Known const> cues) {
    for (auto const& known : cues)
        if (known.holds(sight))
            sight.cues.emplace(known.cue);
}

} // namespace

void add_known_cues(Sight& sight) {
    add(sight, kOfCircumstances);
    add(sight, kOfTheMessage);
}

void add_heavy(std::set<std::string, std::less<>>& cues) {
    if (std::ranges::any_of(kHardFeelings, [&](auto feeling) { return cues.contains(feeling); }))
        cues.emplace(kHeavy);
}

} // namespace evenkeel::journal
