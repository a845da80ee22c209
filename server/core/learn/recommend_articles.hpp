#pragma once

#include "core/base/clock.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/learn/pick.hpp"
#include "core/learn/search_articles.hpp"
#include "core/learn/todays_article.hpp"

namespace evenkeel::learn {

struct PickPage {
    std::vector<Pick> picks;
    std::size_t total{0};
    std::optional<std::size_t> next_offset;
};

/// What a member might read next.
class RecommendArticles {
public:
    struct Stores {
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        program::Onboardings const& onboardings;
        LearnEvents const& learn_events;
    };

    struct Rules {
        Library const& library;
        PickWords words;
        Clock const& clock;
    };

    RecommendArticles(Stores stores, Rules rules) : stores_{stores}, rules_{std::move(rules)} {}

    /// Empty when nothing has this category or tag, or the account is gone.
    PickPage operator()(MemberId const& member, std::string_view category_tag, std::size_t offset) const;

private:
    [[nodiscard]] ReaderFacts facts_of(account::Member const& member) const;

    Stores stores_;
    Rules rules_;
};

} // namespace evenkeel::learn
