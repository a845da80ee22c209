#pragma once

// For tests of the safety script only.

#include "core/safety/respond.hpp"
#include "outbound/content/exercise_files.hpp"
#include "outbound/content/helplines_file.hpp"
#include "outbound/content/responses_file.hpp"

#include <algorithm>

namespace evenkeel::outbound::testing {

struct Content {
    safety::Responses responses{
        read_responses("content/safety/responses.yaml",
                       read_exercises("content/exercises",
                                      read_contraindications("content/safety/contraindications.yaml")))};
    std::vector<safety::HelplineCountry> helplines{read_helplines("content/safety/helplines.yaml")};

    [[nodiscard]] safety::HelplineCountry const& country(std::string_view code) const {
        return *std::ranges::find(helplines, code, &safety::HelplineCountry::country);
    }
};

inline Content const& content() {
    static Content const kContent;
    return kContent;
}

inline safety::Finding found(int level, safety::Urgency urgency = safety::Urgency::none) {
    return {.level = level, .flags = {}, .urgency = urgency, .is_retraction = false, .carried_by = {}};
}

inline safety::Finding flagged(safety::Flag flag, int level = 0) {
    auto finding = found(level);
    finding.flags.add(flag);
    return finding;
}

/// A conversation with the script of the real content; what the detector finds is given, so that a change of
/// the detector does not change what these tests say.
class Conversation {
public:
    explicit Conversation(std::string_view country = "GB", std::uint64_t seed = 1)
        : country_{content().country(country)}, seed_{seed} {}

    std::vector<safety::SafetyBubble> say(std::string_view message, safety::Finding const& finding = {},
                                          std::optional<safety::Correction> correction = {}) {
        auto const turn = safety::respond(content().responses,
                                          {.before = risk,
                                           .finding = finding,
                                           .message = message,
                                           .correction = correction,
                                           .said = said_,
                                           .help = {.country = country_,
                                                    .anywhere = content().country(safety::kEverywhereElse),
                                                    .sentences = Sentences::english(),
                                                    .trusted_person = std::nullopt,
                                                    .topic = std::nullopt},
                                           .seed = seed_++});
        risk = turn.risk;
        for (auto& one : said_)
            ++one.turns_ago;
        for (auto const& bubble : turn.bubbles) {
            said_.push_back({bubble.reply_id, 1});
            all.push_back(bubble);
        }
        return turn.bubbles;
    }

    safety::Risk risk;
    std::vector<safety::SafetyBubble> all;

private:
    safety::HelplineCountry const& country_;
    std::uint64_t seed_;
    std::vector<safety::SaidReply> said_;
};

/// "level2-ask-3" is a wording of level2_ask.
inline std::vector<std::string> moves(std::vector<safety::SafetyBubble> const& bubbles) {
    std::vector<std::string> keys;
    for (auto const& bubble : bubbles) {
        auto key = bubble.reply_id.substr(0, bubble.reply_id.find_last_of('-'));
        std::ranges::replace(key, '-', '_');
        keys.push_back(std::move(key));
    }
    return keys;
}

inline std::string text_of(std::vector<safety::SafetyBubble> const& bubbles) {
    std::string text;
    for (auto const& bubble : bubbles)
        text += bubble.text + "\n";
    return text;
}

} // namespace evenkeel::outbound::testing
