#pragma once

#include "core/base/clock.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/learn/pick.hpp"
#include "core/learn/search_articles.hpp"
#include "core/learn/todays_article.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::learn {

struct PickPage {
    std::vector<Pick> picks;
    std::size_t total{0};
    std::optional<std::size_t> next_offset;
};

/// What a member might read next.
class RecommendArticles {
public:
    RecommendArticles(Stores const& stores, Outside const& outside)
        : members_{stores.members}, check_ins_{stores.check_ins}, onboardings_{stores.onboardings},
          learn_events_{stores.learn_events}, clock_{outside.clock} {}

    /// Empty when nothing has this category or tag, or the account is gone.
    PickPage operator()(LearnTexts const& texts, MemberId const& member, std::string_view category_tag,
                        std::size_t offset) const;

private:
    [[nodiscard]] ReaderFacts facts_of(account::Member const& member) const;

    account::Members const& members_;
    checkin::CheckIns const& check_ins_;
    program::Onboardings const& onboardings_;
    LearnEvents const& learn_events_;
    Clock const& clock_;
};

} // namespace evenkeel::learn
