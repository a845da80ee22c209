#include "core/learn/pick.hpp"

#include "core/base/hash.hpp"
#include "core/learn/todays_article.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace evenkeel::learn {
namespace {

constexpr double kHelpsState = 4;
constexpr double kNotRead = 3;
constexpr double kLifeAspect = 2;
constexpr double kFirstStep = 1;
constexpr double kRatingShare = 0.5;
constexpr double kMiddleRating = 3;
constexpr std::size_t kStillNew = 5; // articles completed

/// The standings, summed up by article and by category.
struct History {
    std::map<ArticleId, Standing> by_article;
    std::map<std::string, double> liking; ///< Category → mean rating above the middle.
    std::size_t completed{0};
};

History history_of(std::span<Article const* const> articles, std::vector<Standing> const& standings) {
    History history;
    for (auto const& standing : standings) {
        history.by_article.emplace(standing.article_id, standing);
        history.completed += standing.first_completed_at ? 1 : 0;
    }
    std::map<std::string, std::pair<double, int>> sums;
    for (auto const* const article : articles)
        if (auto const own = history.by_article.find(article->id);
            own != history.by_article.end() && own->second.rating) {
            sums[article->category].first += *own->second.rating - kMiddleRating;
            sums[article->category].second += 1;
        }
    for (auto const& [category, sum] : sums)
        history.liking[category] = sum.first / sum.second;
    return history;
}

/// Which of the grounds hold for one article.
struct Grounds {
    bool helps_state{false};
    bool is_of_life_aspect{false};
    bool is_new{false};
    bool is_first_step{false};
    double liking{0};
};

Grounds grounds_for(Article const& article, ReaderFacts const& reader, History const& history) {
    auto const own = history.by_article.find(article.id);
    auto const liking = history.liking.find(article.category);
    return {.helps_state =
                reader.state && std::ranges::find(article.states, *reader.state) != article.states.end(),
            .is_of_life_aspect =
                !reader.life_aspect.empty() &&
                std::ranges::find(article.life_aspects, reader.life_aspect) != article.life_aspects.end(),
            .is_new = own == history.by_article.end() || !own->second.first_completed_at,
            .is_first_step = article.level == Level::start && history.completed < kStillNew,
            .liking = liking == history.liking.end() ? 0 : liking->second};
}

double score_of(Grounds const& grounds) {
    return (grounds.helps_state ? kHelpsState : 0) + (grounds.is_of_life_aspect ? kLifeAspect : 0) +
           (grounds.is_new ? kNotRead : 0) + (grounds.is_first_step ? kFirstStep : 0) +
           kRatingShare * grounds.liking;
}

template <class Named>
std::string title_of(std::span<Named const> named, std::string const& key) {
    auto const found = std::ranges::find(named, key, &Named::key);
    return found == named.end() ? key : found->title;
}

Sentence helps_sentence(ReaderFacts const& reader, PickWords const& words) {
    auto const state = Slot{"state", words.state_titles[static_cast<std::size_t>(*reader.state)]};
    if (reader.state_source == StateSource::onboarding)
        return {"It helps in {state}, where you were when you began.", {state}};
    return {"It helps in {state}, where you were at your last check-in.", {state}};
}

Sentence reason_of(Article const& article, Grounds const& grounds, ReaderFacts const& reader,
                   PickWords const& words) {
    if (grounds.helps_state)
        return helps_sentence(reader, words);
    if (grounds.is_of_life_aspect)
        return {"It is about {aspect}, which you chose to look at.",
                {{"aspect", title_of(words.life_aspects, reader.life_aspect)}}};
    if (grounds.liking > 0)
        return {"You liked what you read about {category}.",
                {{"category", title_of(words.categories, article.category)}}};
    if (grounds.is_new)
        return "You have not read it yet.";
    return "It is worth reading again.";
}

} // namespace

std::vector<Pick> pick_articles(std::span<Article const* const> articles, ReaderFacts const& reader,
                                PickWords const& words) {
    auto const history = history_of(articles, reader.standings);
    std::vector<std::tuple<double, std::uint64_t, ArticleId, Pick>> ordered;
    for (auto const* const article : articles) {
        auto const grounds = grounds_for(*article, reader, history);
        auto const score = score_of(grounds);
        auto const key = reader.member_id.value() + "|" + reader.day + "|" + article->id.value();
        ordered.emplace_back(
            -score, spread_hash(key), article->id,
            Pick{article, score, words.sentences.say(reason_of(*article, grounds, reader, words))});
    }
    std::ranges::sort(ordered, {}, [](auto const& entry) {
        return std::tie(std::get<0>(entry), std::get<1>(entry), std::get<2>(entry));
    });
    std::vector<Pick> picks;
    for (auto& entry : ordered)
        picks.push_back(std::move(std::get<Pick>(entry)));
    return picks;
}

} // namespace evenkeel::learn
