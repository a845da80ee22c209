#include "core/journal/guide/compose.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::journal {
namespace {

constexpr std::string_view kAcknowledgement = "acknowledgement";
constexpr std::string_view kReflection = "reflection";
constexpr std::string_view kQuestion = "question";
constexpr std::string_view kInvitation = "invitation";
constexpr std::string_view kOffer = "offer";
constexpr std::string_view kRepair = "repair";
constexpr std::string_view kClosing = "closing";

constexpr int kQuietTurns = 2;       ///< Without a question, after the member did not like the tone.
constexpr int kTurnsOfSmallTalk = 3; ///< Between two questions about the shortness of an answer.

constexpr std::size_t kAll = 100;
constexpr std::size_t kWordsToReflect = 8;
constexpr std::size_t kShortAnswersUntilQuiet = 3;

/// In a hundred.
constexpr unsigned kAskUsually = 75;
constexpr unsigned kAskWhenShort = 45;
constexpr unsigned kAskWhenHeavy = 60;
constexpr unsigned kAskAwayFromHeavy = 30; ///< Asks about help or the next step, while something weighs.
constexpr unsigned kInviteToTheBody = 65;
constexpr unsigned kInviteWhenShort = 45;
constexpr unsigned kInviteElsewhere = 25;
constexpr unsigned kOfferWhenStirred = 75;
constexpr unsigned kOfferAtEase = 40;
constexpr unsigned kOnlyReflect = 55;
constexpr unsigned kReflectMore = 75;
constexpr unsigned kNotBoth = 88;
constexpr unsigned kAcknowledgeShort = 75;
constexpr unsigned kAskShortAtOnce = 30;
constexpr unsigned kSayWhatIsFelt = 65;

struct Direct {
    std::string_view cue;
    std::string_view kind;
    bool always{false}; ///< Has to be said every time, if need be in the same words.
};

/// These are answered before anything else, most pressing first.
constexpr std::array kDirects{
    Direct{.cue = "misread", .kind = kRepair, .always = true},
    Direct{.cue = "tone_wrong", .kind = kRepair, .always = true},
    Direct{.cue = "guide_repeated", .kind = kRepair, .always = true},
    Direct{.cue = "offer_accepted", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "silence", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "not_understood", .kind = kRepair},
    Direct{.cue = "not_understood", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_medication", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_diagnosis", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_if_human", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_privacy", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_for_feelings", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "relies_on_guide", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "asks_advice", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "wrong_person", .kind = kRepair},
    Direct{.cue = "insults_guide", .kind = kAcknowledgement},
    Direct{.cue = "wants_other_subject", .kind = kAcknowledgement, .always = true},
    Direct{.cue = "offer_declined", .kind = kAcknowledgement},
    Direct{.cue = "step_done", .kind = kAcknowledgement},
    Direct{.cue = "step_not_done", .kind = kAcknowledgement},
    Direct{.cue = "thanks", .kind = kAcknowledgement},
    Direct{.cue = "session_30_minutes", .kind = kQuestion},
    Direct{.cue = "going_in_circles", .kind = kQuestion},
};

/// A thread begins with the nearest of these reasons. Without any: a question of the opening.
constexpr std::array<std::string_view, 11> kReasonsToBegin{"returned_after_hard_thread",
                                                           "exercise_made_it_worse",
                                                           "exercise_did_nothing",
                                                           "after_exercise",
                                                           "after_check_in",
                                                           "after_reading",
                                                           "returned_after_weeks",
                                                           "returned_after_days",
                                                           "night",
                                                           "evening",
                                                           "morning"};

bool is_small_talk(GuideLine const& line) {
    return line.kind == kQuestion &&
           (line.when == "short_answer" || line.when == "says_fine" || line.when == "does_not_know");
}

/// Nobody is asked twice in a row why they say so little.
Sight without_insisting(Sight sight) {
    auto const since = turns_since(
        sight, [](SaidLine const& one) { return one.line != nullptr && is_small_talk(*one.line); });
    auto const is_an_answer = sight.is("says_yes") || sight.is("says_no");
    if (is_an_answer || (since && *since < kTurnsOfSmallTalk))
        for (auto const cue : {"short_answer", "says_fine", "does_not_know"})
            sight.cues.erase(cue);
    return sight;
}

bool asked(Sight const& sight, int turns_ago) {
    int turns = 0;
    for (auto at = sight.said.size(); at-- > 0 && turns <= turns_ago;) {
        auto const* line = sight.said[at].line;
        if (turns == turns_ago && line != nullptr && asks_something(line->text))
            return true;
        if (at > 0 && sight.said[at - 1].said.after_entry != sight.said[at].said.after_entry)
            ++turns;
    }
    return false;
}

class Composer {
public:
    Composer(Sight const& sight, Place place, Dice& dice)
        : sight_{sight}, place_{std::move(place)}, dice_{dice}, chooser_{sight, place_, dice} {}

    Composed compose() {
        if (sight_.page.entries.empty())
            begin();
        else if (answer())
            return {.chosen = chooser_.chosen(), .progress = sight_.page.progress};
        else
            go_on();
        auto progress = place_.progress;
        ++progress.turns;
        return {.chosen = chooser_.chosen(), .progress = std::move(progress)};
    }

private:
    /// A thread without an entry.
    void begin() {
        chooser_.add({.kind = kAcknowledgement, .only_called = true});
        for (auto const reason : kReasonsToBegin)
            if (sight_.is(reason) && chooser_.add({.kind = kQuestion, .when = reason}))
                return;
        chooser_.add_anyway({.kind = kQuestion});
    }

    /// Answers a direct question or request.
    bool answer() {
        for (auto const& direct : kDirects) {
            LineWish const wish{.kind = direct.kind, .when = direct.cue, .in_any_phase = true};
            if (sight_.is(direct.cue) && (direct.always ? chooser_.add_anyway(wish) : chooser_.add(wish)))
                return true;
        }
        return false;
    }

    void go_on() {
        if (sight_.is("leaves") && chooser_.add({.kind = kClosing, .in_any_phase = true}))
            place_.progress.phase = "close";
        else if (place_.progress.phase == "close")
            close();
        else {
            say_back();
            if (asks_now())
                ask();
        }
        if (chooser_.chosen().empty() && !chooser_.add({.kind = kReflection}) &&
            !chooser_.add_anyway({.kind = kAcknowledgement}))
            chooser_.add_anyway({.kind = kAcknowledgement, .in_any_phase = true});
    }

    void close() {
        auto const is_ending = place_.progress.turns > 0 || sight_.is_short();
        if (is_ending && chooser_.add({.kind = kClosing}))
            return;
        auto const is_summed_up = chooser_.add({.kind = kReflection, .when = kSummary});
        if (!asked_lately() && dice_.in_a_hundred(is_summed_up ? kAskUsually : kAskWhenShort))
            chooser_.add({.kind = kQuestion});
        if (chooser_.chosen().empty())
            chooser_.add({.kind = kClosing});
    }

    /// Shows that the entry has arrived: in a word, in the member's own words, or both.
    void say_back() {
        if (sight_.is_short() && !asked(sight_, 0) && dice_.in_a_hundred(kAskShortAtOnce))
            return;
        auto const is_raw = sight_.is("mentions_crying") || sight_.is("shame");
        auto const is_felt = (sight_.is(kHeavy) || sight_.is("good_news")) &&
                             (is_raw || dice_.in_a_hundred(kSayWhatIsFelt)) &&
                             chooser_.add({.kind = kAcknowledgement, .only_called = true});
        auto const chance = dice_.one_of(kAll);
        auto const reflect = sight_.message.words.size() >= kWordsToReflect ? kReflectMore : kOnlyReflect;
        auto const is_brief = sight_.is_short() && dice_.in_a_hundred(kAcknowledgeShort);
        if (chooser_.chosen().empty() && (is_brief || chance >= reflect))
            chooser_.add({.kind = kAcknowledgement});
        if (chooser_.chosen().empty() || (!is_brief && (chance < reflect || chance >= kNotBoth)))
            chooser_.add({.kind = kReflection, .only_called = sight_.is_short() || is_felt});
        if (chooser_.chosen().empty())
            chooser_.add({.kind = kAcknowledgement});
    }

    [[nodiscard]] bool asked_lately() const { return asked(sight_, 0) && asked(sight_, 1); }

    [[nodiscard]] bool is_quiet() const {
        auto const since = turns_since_called_by(sight_, "tone_wrong");
        return (since && *since < kQuietTurns) || sight_.is("mentions_crying") || sight_.is("trails_off") ||
               sight_.is("says_no");
    }

    /// Three short answers one after the other: no more questions.
    [[nodiscard]] bool is_taciturn() const {
        auto const& entries = sight_.page.entries;
        return entries.size() >= kShortAnswersUntilQuiet &&
               std::all_of(entries.end() - kShortAnswersUntilQuiet, entries.end(),
                           [](std::string const& entry) {
                               return message_of(entry).words.size() <= kWordsOfShortAnswer;
                           });
    }

    bool asks_now() {
        if (sight_.is("plans") && place_.progress.phase != "step")
            return false; // a step that came by itself is not asked past
        if (is_quiet() || is_taciturn())
            return false;
        if (chooser_.chosen().empty())
            return true;
        if (asked_lately())
            return false;
        if (sight_.is_short())
            return dice_.in_a_hundred(kAskWhenShort);
        auto const is_hard = sight_.is(kHeavy) || sight_.page.state == state::StateName::overwhelm ||
                             sight_.page.state == state::StateName::dorsal_vagal;
        auto const& phase = place_.progress.phase;
        if (sight_.is(kHeavy) && (phase == "resource" || phase == "step"))
            return dice_.in_a_hundred(kAskAwayFromHeavy);
        return dice_.in_a_hundred(is_hard ? kAskWhenHeavy : kAskUsually);
    }

    /// One of a question, an invitation and an offer.
    void ask() {
        if (sight_.of_page.contains(kGrief)) {
            chooser_.add({.kind = kQuestion, .when = kGrief});
            return;
        }
        auto const stirred = !state::is_regulated(sight_.page.state);
        if (dice_.in_a_hundred(stirred ? kOfferWhenStirred : kOfferAtEase) && chooser_.add({.kind = kOffer}))
            return;
        auto const elsewhere = sight_.is_short() ? kInviteWhenShort : kInviteElsewhere;
        auto const invite = place_.progress.phase == "body" ? kInviteToTheBody : elsewhere;
        if (dice_.in_a_hundred(invite) && chooser_.add({.kind = kInvitation}))
            return;
        if (!chooser_.add({.kind = kQuestion}))
            chooser_.add({.kind = kInvitation});
    }

    Sight const& sight_;
    Place place_;
    Dice& dice_;
    Chooser chooser_;
};

} // namespace

Composed compose(Sight const& sight, Dice& dice) {
    auto seen = without_insisting(sight);
    auto const place = place_of(seen, dice);
    if (place.progress.phase == "close")
        seen.cues.emplace(kSummary);
    return Composer{seen, place, dice}.compose();
}

} // namespace evenkeel::journal
