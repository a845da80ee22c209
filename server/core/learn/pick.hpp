#pragma once

#include "core/learn/learn_events.hpp"
#include "core/program/onboarding.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::learn {

/// How the operator words states, life aspects and categories, for the reasons.
struct PickWords {
    std::array<std::string, state::kStates.size()> state_titles;
    std::span<program::Choice const> life_aspects;
    std::span<Category const> categories;
    Sentences const& sentences;
};

/// When the member said where they are.
enum class StateSource { onboarding, check_in };

/// The facts on which the picks for a member rest.
struct ReaderFacts {
    MemberId member_id;
    std::string day; ///< The member's own calendar day: picks of equal worth change with it.
    std::optional<state::StateName> state; ///< Where they are.
    StateSource state_source{};
    std::string life_aspect; ///< Key; empty where none was chosen.
    std::vector<Standing> standings;
};

struct Pick {
    Article const* article{nullptr};
    double score{0};
    std::string reason; ///< One sentence for the member.
};

/// All of the articles, best first.
///
/// score = 4 if it helps the member's state + 2 if it is about their life aspect + 3 if they have not
/// completed
///       it + 1 if it is a first step and they have completed fewer than five + half of how far the ratings
///       they gave in its category lie above 3 on average (−1 .. 1)
/// Equal scores in the order of a hash of member, day and article: fair to all, stable for a day. The reason
/// is the first of these that holds: state, life aspect, ratings, not read yet.
[[nodiscard]] std::vector<Pick> pick_articles(std::span<Article const* const> articles,
                                              ReaderFacts const& reader, PickWords const& words);

} // namespace evenkeel::learn
