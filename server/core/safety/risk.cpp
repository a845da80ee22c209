#include "core/safety/risk.hpp"

#include <algorithm>

namespace evenkeel::safety {
namespace {

Answer* place_of(Intentions& intentions, Question question) {
    switch (question) {
    case Question::plan:
        return &intentions.plan;
    case Question::intent:
        return &intentions.intent;
    case Question::means:
        return &intentions.means;
    case Question::time:
        return &intentions.time;
    case Question::suicidal_thoughts:
    case Question::willingness:
    case Question::barrier:
        break;
    }
    return nullptr;
}

bool is_imminent(Intentions const& told) {
    auto const wants_to = told.plan == Answer::yes || told.intent == Answer::yes;
    auto const can = told.means == Answer::yes || told.time == Answer::yes;
    return wants_to && can;
}

} // namespace

Risk with(Risk before, Finding const& finding) {
    if (finding.level < kPossibleRisk) {
        if (before.level < kPossibleRisk)
            before.level = finding.level;
        return before;
    }
    if (finding.level > before.level)
        before.is_denied = false;
    before.level = std::max(before.level, finding.level);
    if (finding.urgency != Urgency::none)
        before.urgency = finding.urgency;
    return before;
}

Risk with_thoughts(Risk before, Answer answer, Check check) {
    if (answer == Answer::yes) {
        before.level = std::max(before.level, kActiveThoughts);
        before.is_denied = false;
        return before;
    }
    if (answer == Answer::unsure)
        before.level = std::max(before.level, kPossibleRisk);
    if (answer != Answer::no)
        return before;
    if (check == Check::direct) {
        before.is_denied = true;
        return before;
    }
    // Out of an emergency nobody comes by one word: the conversation goes on about people and asks again.
    if (before.level == kImminent)
        return {.level = kPossibleRisk, .urgency = Urgency::none, .intentions = {}, .is_denied = true};
    return {};
}

Risk with_intention(Risk before, Question question, Answer answer) {
    auto* const place = place_of(before.intentions, question);
    if (place == nullptr || answer == Answer::none)
        return before;
    *place = answer;
    if (is_imminent(before.intentions))
        before.level = kImminent;
    return before;
}

bool is_answered(Risk const& risk, Question question) {
    auto told = risk.intentions;
    auto const* const place = place_of(told, question);
    if (place == nullptr)
        return false;
    auto const hangs_on_plan = question == Question::means || question == Question::time;
    return *place != Answer::none || (hangs_on_plan && told.plan == Answer::no);
}

} // namespace evenkeel::safety
