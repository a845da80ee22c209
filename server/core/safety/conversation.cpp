#include "core/safety/conversation.hpp"

#include "core/safety/detector/weigh.hpp"
#include "core/safety/read_entry.hpp"

#include <algorithm>

namespace evenkeel::safety {

namespace {

using detector::HeardSigns;
using detector::Sign;

constexpr int kForgotten = 8; ///< Entries after which a topic is over.
constexpr int kJustNow = 2;

bool says(HeardSigns const& heard, Sign sign, int level) {
    return std::ranges::any_of(heard.signs, [&](detector::Meant const& one) {
        return one.sign == sign && !one.is_denied && one.level >= level;
    });
}

/// How, when or with what; or a parting.
bool says_how(HeardSigns const& heard) {
    return says(heard, Sign::plan, 1) || says(heard, Sign::means, 1) || says(heard, Sign::prepared, 1) ||
           says(heard, Sign::goodbye, 1) || says(heard, Sign::leaving, kPossibleRisk);
}

/// Or how, after what was only dark before.
bool says_with_what(HeardSigns const& heard) {
    return says(heard, Sign::means, 1) || says(heard, Sign::means_question, 1) ||
           says(heard, Sign::plan, kPossibleRisk);
}

void pass(std::optional<int>& ago, bool is_said_now) {
    if (is_said_now)
        ago = 0;
    else if (ago && ++*ago >= kForgotten)
        ago.reset();
}

} // namespace

Finding Conversation::hear(std::string_view entry) {
    auto const read = read_entry(entry, topics());
    auto finding = read.finding;
    slow_sum_.add(read.heard, topics());
    readiness_.add(read.heard, read.halves, topics());
    finding.level = level_beside_earlier(read.heard, finding.level);
    remember(read.heard, finding);
    risk_ = with(risk_, finding);
    return finding;
}

detector::Topics Conversation::topics() const {
    return {.somebody_else = somebody_else_ && risk_.level < kPossibleRisk,
            .voices = voices_.has_value(),
            .journey = journey_ && risk_.level < kPossibleRisk,
            .made_up = made_up_ && *made_up_ < kJustNow && risk_.level < kPossibleRisk};
}

/// Earlier entries make more of this one, never less.
int Conversation::level_beside_earlier(HeardSigns const& heard, int level) const {
    if (risk_.level >= kActiveThoughts && says_how(heard))
        return kImminent;
    bool const goes_on = says_with_what(heard) || says(heard, Sign::thoughts, kPossibleRisk);
    if (risk_.level == kPossibleRisk && goes_on)
        level = std::max(level, kActiveThoughts);
    bool const fears = (outing_ && says(heard, Sign::self_rejection, 1)) ||
                       (self_rejection_ && says(heard, Sign::outing, 1));
    if (fears || slow_sum_.is_risk())
        level = std::max(level, kPossibleRisk);
    return std::max(level, readiness_.level());
}

void Conversation::remember(HeardSigns const& heard, Finding const& finding) {
    pass(somebody_else_, finding.flags.has(Flag::third_party) && finding.level < kPossibleRisk);
    pass(voices_, says(heard, Sign::psychosis, 0));
    pass(journey_, heard.about.test(static_cast<std::size_t>(Sign::journey)));
    pass(made_up_, heard.about.test(static_cast<std::size_t>(Sign::media)) ||
                       heard.about.test(static_cast<std::size_t>(Sign::game)));
    pass(outing_, says(heard, Sign::outing, 1));
    pass(self_rejection_, says(heard, Sign::self_rejection, 1));
}

} // namespace evenkeel::safety
