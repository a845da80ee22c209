#pragma once

#include "core/account/member/members.hpp"
#include "core/learn/learn_events.hpp"
#include "core/learn/learn_texts.hpp"
#include "core/program/onboarding.hpp"
#include "core/stores.hpp"

#include <set>

namespace evenkeel::learn {

/// The choice of the day's article depends on these facts, and on nothing else.
struct DailyFacts {
    MemberId member_id;
    std::string day;                 ///< The member's own calendar day, "2026-11-21".
    std::optional<int> program_day;  ///< 1..42 while on the program.
    std::set<ArticleId> read_before; ///< Completed before this day began.
};

/// The same all day, whatever is read in it: the program's article of this day unless it was read before,
/// else the one of those not read before (or of all, once all are read) that a hash of member, day and
/// article puts first. A hash by article keeps most choices when articles are added. Null for an empty
/// library.
[[nodiscard]] Article const* daily_article(std::span<Article const> articles, DailyFacts const& facts);

struct DailyArticle {
    Article const* article{nullptr};
    bool is_completed{false}; ///< On this day.
};

/// The article of the day on which a moment lies where the member lives.
class TodaysArticle {
public:
    explicit TodaysArticle(Stores const& stores)
        : members_{stores.members}, onboardings_{stores.onboardings}, learn_events_{stores.learn_events} {}

    /// Nothing when the account is gone or there are no articles.
    std::optional<DailyArticle> operator()(LearnTexts const& texts, MemberId const& member, Instant at) const;

private:
    account::Members const& members_;
    program::Onboardings const& onboardings_;
    LearnEvents const& learn_events_;
};

/// The same for whoever has read already what is kept of the member.
[[nodiscard]] std::optional<DailyArticle> todays_article(LearnTexts const& texts,
                                                         account::Member const& member,
                                                         std::optional<program::Onboarding> const& onboarding,
                                                         std::span<Standing const> standings, Instant at);

} // namespace evenkeel::learn
