#pragma once

// For tests of the safety script only.

#include "core/safety/respond.hpp"
#include "outbound/content/read/locale_files.hpp"
#include "outbound/content_files.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace evenkeel::outbound::testing {

/// Whoever is in danger may read any of these.
inline constexpr std::array<std::string_view, 4> kLanguages{"en", "de", "es", "ar"};

struct Content {
    safety::Responses responses;
    std::vector<safety::HelplineCountry> helplines;
    Sentences sentences;

    [[nodiscard]] safety::HelplineCountry const& country(std::string_view code) const {
        return *std::ranges::find(helplines, code, &safety::HelplineCountry::country);
    }
};

inline Content const& content(std::string_view language = "en") {
    static auto const kContent = [] {
        auto const english = read_content("content");
        std::map<std::string, Content, std::less<>> made;
        for (auto const& name : kLanguages) {
            auto const all = name == "en" ? english : in_language(english, "content", std::string{name});
            made.emplace(name, Content{all.responses, all.helplines, all.sentences});
        }
        return made;
    }();
    return kContent.find(language)->second;
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
    explicit Conversation(std::string_view country = "GB", std::uint64_t seed = 1,
                          std::string_view language = "en")
        : content_{content(language)}, country_{content_.country(country)}, seed_{seed} {}

    std::vector<safety::SafetyBubble> say(std::string_view message, safety::Finding const& finding = {},
                                          std::optional<safety::Correction> correction = {}) {
        auto const turn = safety::respond(content_.responses,
                                          {.before = risk,
                                           .finding = finding,
                                           .message = message,
                                           .correction = correction,
                                           .said = said_,
                                           .help = {.country = country_,
                                                    .anywhere = content_.country(safety::kEverywhereElse),
                                                    .sentences = content_.sentences,
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
    Content const& content_;
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
