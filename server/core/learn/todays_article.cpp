#include "core/learn/todays_article.hpp"

#include "core/base/hash.hpp"
#include "core/base/local_day.hpp"

#include <algorithm>
#include <tuple>

namespace evenkeel::learn {
namespace {

/// The program begins with the first answers and lasts 42 days.
std::optional<int> program_day(std::optional<program::Onboarding> const& onboarding,
                               std::chrono::local_days today, std::string const& time_zone) {
    if (!onboarding)
        return std::nullopt;
    auto const passed = static_cast<int>((today - local_day(onboarding->answered_at, time_zone)).count());
    return passed >= 0 && passed < kLastProgramDay ? std::optional{passed + 1} : std::nullopt;
}

/// Highest hash first; equal hashes, which nobody will see, by id.
auto order_of(Article const& article, std::uint64_t hash_of_member_and_day) {
    std::string_view const id{article.id.value()};
    return std::tuple{~spread_hash(id, hash_of_member_and_day), id};
}

} // namespace

Article const* daily_article(std::span<Article const> articles, DailyFacts const& facts) {
    auto const is_new = [&](Article const& article) { return !facts.read_before.contains(article.id); };
    if (facts.program_day)
        for (auto const& article : articles)
            if (article.program_day == facts.program_day && is_new(article))
                return &article;
    auto const any_new = std::ranges::any_of(articles, is_new);
    auto const member_and_day = fnv1a(facts.member_id.value() + "|" + facts.day + "|");
    auto const order = [&](Article const* article) { return order_of(*article, member_and_day); };
    Article const* best = nullptr;
    for (auto const& article : articles)
        if ((is_new(article) || !any_new) && (best == nullptr || order(&article) < order(best)))
            best = &article;
    return best;
}

std::optional<DailyArticle> TodaysArticle::operator()(LearnTexts const& texts, MemberId const& member_id,
                                                      Instant at) const {
    auto const member = members_.find(member_id);
    return member ? todays_article(texts, *member, onboardings_.find(member_id),
                                   learn_events_.standings(member_id), at)
                  : std::nullopt;
}

std::optional<DailyArticle> todays_article(LearnTexts const& texts, account::Member const& member,
                                           std::optional<program::Onboarding> const& onboarding,
                                           std::span<Standing const> standings, Instant at) {
    auto const& zone = member.time_zone;
    auto const today = local_day(at, zone);
    auto const begin = start_of_day(today, zone);
    DailyFacts facts{.member_id = member.id,
                     .day = day_text(today),
                     .program_day = program_day(onboarding, today, zone),
                     .read_before = {}};
    for (auto const& standing : standings)
        if (standing.first_completed_at && *standing.first_completed_at < begin)
            facts.read_before.insert(standing.article_id);
    auto const* const article = daily_article(texts.library.all(), facts);
    if (article == nullptr)
        return std::nullopt;
    auto const own = std::ranges::find(standings, article->id, &Standing::article_id);
    auto const is_completed =
        own != standings.end() && own->last_completed_at && *own->last_completed_at >= begin;
    return DailyArticle{.article = article, .is_completed = is_completed};
}

} // namespace evenkeel::learn
