#include "core/learn/recommend_articles.hpp"

#include "core/base/local_day.hpp"
#include "core/state/balance.hpp"
#include "core/state/refresh_balance.hpp"

#include <algorithm>

namespace evenkeel::learn {

ReaderFacts RecommendArticles::facts_of(account::Member const& member) const {
    auto const now = clock_.now();
    ReaderFacts facts{.member_id = member.id,
                      .day = day_text(local_day(now, member.time_zone)),
                      .state = {},
                      .state_source = {},
                      .life_aspect = {},
                      .standings = learn_events_.standings(member.id)};
    if (auto const onboarding = onboardings_.find(member.id)) {
        facts.state = onboarding->current_state;
        facts.state_source = StateSource::onboarding;
        facts.life_aspect = onboarding->life_aspect;
    }
    auto const newest = check_ins_.visits_since(member.id, now - state::kBalanceWindow, 1);
    if (!newest.empty()) {
        facts.state = newest.front().state;
        facts.state_source = StateSource::check_in;
    }
    return facts;
}

PickPage RecommendArticles::operator()(LearnTexts const& texts, MemberId const& member_id,
                                       std::string_view category_tag, std::size_t offset) const {
    auto const member = members_.find(member_id);
    if (!member)
        return {};
    std::vector<Article const*> articles;
    for (auto const& article : texts.library.all())
        if (fits(article, category_tag))
            articles.push_back(&article);
    auto picks = pick_articles(articles, facts_of(*member), texts.words);
    PickPage page{.picks = {}, .total = picks.size(), .next_offset = {}};
    auto const end = std::min(picks.size(), offset + kPageSize);
    for (auto at = offset; at < end; ++at)
        page.picks.push_back(std::move(picks[at]));
    if (end < picks.size())
        page.next_offset = end;
    return page;
}

} // namespace evenkeel::learn
