#include "core/safety/respond.hpp"

#include "core/base/holds.hpp"
#include "core/safety/asked.hpp"
#include "core/safety/bubbles.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::safety {
namespace {

/// After how many of the script's turns the check is put again, and distress is spoken to again.
constexpr int kTurnsBetweenChecks = 4;
constexpr int kTurnsBetweenComforts = 4;
/// Moves of one kind in a turn that goes on; the third bubble is kept for the reminder.
constexpr std::size_t kMovesWhenGoingOn = 2;
constexpr std::string_view kOtherBarrier = "other";

/// The flag that cannot wait comes first.
constexpr std::array kFlagsByUrgency{
    Flag::medical_emergency, Flag::psychosis,          Flag::abuse,        Flag::minor,
    Flag::self_injury,       Flag::pregnancy,          Flag::intoxication, Flag::eating_disorder,
    Flag::third_party,       Flag::obsessive_thoughts, Flag::grief};

std::optional<Flag> most_urgent(Flags const& flags) {
    auto const found = std::ranges::find_if(kFlagsByUrgency, [&](Flag flag) { return flags.has(flag); });
    return found == kFlagsByUrgency.end() ? std::nullopt : std::optional{*found};
}

std::string_view false_positive_of(Correction correction) {
    switch (correction) {
    case Correction::figure_of_speech:
        return "false-positive-4";
    case Correction::fiction:
        return "false-positive-5";
    case Correction::past:
        return "false-positive-6";
    case Correction::somebody_else:
    case Correction::unwanted_thought:
        break;
    }
    return "false-positive-3";
}

class Turn {
public:
    Turn(Responses const& script, SafetySituation const& situation)
        : script_{script}, situation_{situation}, bubbles_{script, situation},
          asked_{asked_last(script, situation.said)} {}

    SafetyTurn speak() && {
        hear_answer();
        if (is_taken_back() || has_fallen())
            return finish();
        if (risk_.level >= kPossibleRisk)
            speak_of_risk();
        else
            speak_of_the_moment();
        return finish();
    }

private:
    void hear_answer() {
        risk_ = situation_.before;
        if (asked_) {
            answer_ = hear(asked_->question, situation_.message).answer;
            risk_ = asked_->question == Question::suicidal_thoughts
                        ? with_thoughts(risk_, answer_, asked_->check)
                        : with_intention(risk_, asked_->question, answer_);
        }
        risk_ = with(risk_, situation_.finding);
    }

    /// "That was from a song", "just kidding".
    bool is_taken_back() {
        auto const level = std::max(situation_.before.level, situation_.finding.level);
        auto const correction =
            situation_.finding.level <= kPossibleRisk ? correction_made() : std::optional<Correction>{};
        if (correction && level <= kPossibleRisk && risk_.level <= kPossibleRisk)
            return take_as_misread(*correction);
        auto const is_retraction = situation_.finding.is_retraction || correction.has_value();
        return is_retraction && situation_.before.level >= kPossibleRisk && bubbles_.say("retraction");
    }

    /// Chosen, or said in words at once: "my colleague Jana" corrects nothing by itself.
    [[nodiscard]] std::optional<Correction> correction_made() const {
        if (bubbles_.turns_spoken() == 0)
            return std::nullopt;
        if (situation_.correction || !was_about_danger())
            return situation_.correction;
        return hear_correction(situation_.message);
    }

    /// The guide has just spoken of danger for the first time. What is told later on is told, and takes
    /// nothing back; nor does what comes with a yes or a doubt.
    [[nodiscard]] bool was_about_danger() const {
        if (answer_ == Answer::yes || answer_ == Answer::unsure)
            return false;
        auto const& first_words = script_.levels[kPossibleRisk - 1].turn;
        return std::ranges::any_of(bubbles_.last_turn(), [&](Move const* move) {
            return situation_.before.level >= kPossibleRisk ? holds(first_words, move->key)
                                                            : move->flag.has_value();
        });
    }

    bool take_as_misread(Correction correction) {
        risk_ = {};
        if (correction == Correction::somebody_else)
            return bubbles_.say_for(Flag::third_party);
        if (correction == Correction::unwanted_thought)
            return bubbles_.say_for(Flag::obsessive_thoughts);
        return bubbles_.say_reply(false_positive_of(correction)) || bubbles_.say("false_positive");
    }

    bool has_fallen() {
        if (situation_.before.level < kPossibleRisk || risk_.level >= kPossibleRisk)
            return false;
        return bubbles_.say(asked_ && asked_->is_follow_up ? "follow_up_well" : "level_falls");
    }

    void speak_of_risk() {
        auto const& plan = script_.levels[static_cast<std::size_t>(risk_.level - 1)];
        auto const is_new = risk_.level > situation_.before.level || bubbles_.turns_spoken() == 0 ||
                            situation_.finding.level == kImminent;
        if (is_new)
            begin_level(plan);
        else
            go_on(plan);
    }

    void begin_level(LevelPlan const& plan) {
        auto const flag = most_urgent(situation_.finding.flags);
        for (auto const& key : plan.turn) {
            auto const is_first = key == plan.turn.front();
            auto const now = plan.instead_of_now.find(word_of(risk_.urgency));
            if (is_first && now != plan.instead_of_now.end())
                say_all(now->second);
            else if (!(is_first && risk_.level == kPossibleRisk && flag && bubbles_.say_for(*flag)))
                bubbles_.say(key);
        }
    }

    void go_on(LevelPlan const& plan) {
        has_reached_ = has_reached_somebody(situation_.message);
        if (risk_.level >= kActiveThoughts && has_reached_)
            bubbles_.say("level4_reached");
        auto const flag = most_urgent(situation_.finding.flags);
        if (flag)
            bubbles_.say_for(*flag);
        answer_the_answer(plan);
        for (auto const& key : plan.then) {
            if (bubbles_.asks() || bubbles_.said().size() >= kMovesWhenGoingOn)
                break;
            say_next(key);
        }
        if (bubbles_.said().empty())
            stay();
        remind();
    }

    void answer_the_answer(LevelPlan const& plan) {
        auto const was_asked =
            asked_ && asked_->question == Question::suicidal_thoughts && asked_->check == Check::direct;
        auto const after = plan.after_answer.find(word_of(answer_));
        if (was_asked && after != plan.after_answer.end())
            say_all(after->second);
        auto const about_doing =
            asked_ && (asked_->question == Question::willingness || asked_->question == Question::barrier);
        // "The police are here" names nothing that stands in the way of calling them.
        if (has_reached_ || (!about_doing && risk_.level < kImminent))
            return;
        auto const barrier = hear(Question::barrier, situation_.message).barrier;
        if (!barrier || (*barrier == kOtherBarrier && answer_ != Answer::no))
            return;
        bubbles_.say_about(risk_.level == kImminent ? "level4_unwilling" : "level2_barrier_answer", *barrier);
    }

    /// A move that was not made yet, and whose question is not answered yet.
    void say_next(std::string_view key) {
        auto const* const move = bubbles_.move(key);
        auto const question =
            move != nullptr && move->asks ? value_named<Question>(*move->asks) : std::nullopt;
        auto const is_settled =
            move != nullptr && move->is_left_out_when_denied && question && is_answered(risk_, *question);
        // Distance to what there is no plan for would only bring it to mind.
        auto const is_out_of_place = key == "level3_surroundings" && risk_.intentions.plan == Answer::no;
        if (is_settled || is_out_of_place || bubbles_.turns_since(key) || key == "level4_unwilling")
            return;
        auto const knows_whom = key == "level2_people" && situation_.help.trusted_person;
        bubbles_.say(knows_whom ? std::string_view{"level2_people_known"} : key);
    }

    /// Everything was said once: what was said longest ago, and from time to time the check.
    void stay() {
        if (risk_.level == kImminent)
            bubbles_.say("level4_stay");
        auto const since_check = bubbles_.turns_since("check_again");
        if (since_check.value_or(kTurnsBetweenChecks) >= kTurnsBetweenChecks) {
            bubbles_.say("check_again");
            return;
        }
        std::array<std::string_view, 3> again{"level2_people", "level2_coping", "level2_willing"};
        if (risk_.level >= kActiveThoughts)
            again = {"level3_line", "level3_people", "level3_coping"};
        std::ranges::stable_sort(again, std::ranges::greater{}, [this](std::string_view key) {
            return bubbles_.turns_since(key).value_or(kTurnsBetweenChecks);
        });
        bubbles_.say(again.front());
    }

    /// That it is a program: from the second turn on, once, and in front of a question.
    void remind() {
        if (bubbles_.turns_spoken() == 0 || bubbles_.turns_since("program_reminder"))
            return;
        if (bubbles_.say("program_reminder"))
            bubbles_.put_last_before_question();
    }

    void speak_of_the_moment() {
        auto const flag = most_urgent(situation_.finding.flags);
        if (flag) {
            bubbles_.say_for(*flag);
            bubbles_.say_for(*flag);
            return;
        }
        auto const was_asked = asked_ && asked_->question == Question::suicidal_thoughts;
        if (was_asked && answer_ == Answer::no) {
            bubbles_.say("level2_denied");
            return;
        }
        if (go_on_with_flag())
            return;
        auto const since_comfort = bubbles_.turns_since("level1_validate");
        is_comfort_ =
            risk_.level == 1 && since_comfort.value_or(kTurnsBetweenComforts) >= kTurnsBetweenComforts;
        if (is_comfort_)
            say_all(script_.levels.front().turn);
    }

    /// Whoever goes on about a friend in danger, or about what somebody does to them, is not met with small
    /// talk: the rest of that script comes first, one text in a turn.
    bool go_on_with_flag() {
        auto const last = bubbles_.last_turn();
        auto const flagged =
            std::ranges::find_if(last, [](Move const* move) { return move->flag.has_value(); });
        if (flagged == last.end() || hear_correction(situation_.message))
            return false;
        auto const flag = value_named<Flag>(*(*flagged)->flag);
        return flag && bubbles_.has_more_for(*flag) && bubbles_.say_for(*flag);
    }

    void say_all(std::vector<std::string> const& keys) {
        for (auto const& key : keys)
            bubbles_.say(key);
    }

    SafetyTurn finish() {
        return {.bubbles = std::move(bubbles_).take(), .is_comfort = is_comfort_, .risk = risk_};
    }

    Responses const& script_;
    SafetySituation const& situation_;
    Bubbles bubbles_;
    std::optional<Asked> asked_;
    Answer answer_{Answer::none};
    bool is_comfort_{false};
    bool has_reached_{false};
    Risk risk_;
};

} // namespace

SafetyTurn respond(Responses const& script, SafetySituation const& situation) {
    return Turn{script, situation}.speak();
}

std::optional<SafetyBubble> follow_up(Responses const& script, Risk const& risk, std::uint64_t seed) {
    if (risk.level < kPossibleRisk)
        return std::nullopt;
    for (auto const& move : script.moves)
        if (move.is_opening && move.levels == std::vector{risk.level}) {
            auto const& reply = move.say[seed % move.say.size()];
            return SafetyBubble{.reply_id = reply.id, .text = reply.text, .exercise = {}, .resource = {}};
        }
    return std::nullopt;
}

} // namespace evenkeel::safety
