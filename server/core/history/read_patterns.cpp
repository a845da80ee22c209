#include "core/history/read_patterns.hpp"

#include "core/history/day_traits.hpp"

namespace evenkeel::history {
namespace {

constexpr std::size_t kMostCheckIns = 4000; // over 20 a day
constexpr std::size_t kMostEvents = 2000;   // of each other source, over 10 a day

Days days_of(std::vector<Instant> const& moments, std::string const& time_zone) {
    Days days;
    for (auto const at : moments)
        days.insert(local_day(at, time_zone));
    return days;
}

std::vector<Instant> completions(std::vector<learn::ArticleEvent> const& events) {
    std::vector<Instant> moments;
    for (auto const& event : events)
        if (event.completed_at)
            moments.push_back(*event.completed_at);
    return moments;
}

} // namespace

ReadPatterns::Found ReadPatterns::operator()(MemberId const& member) const {
    auto const known = needs_.members.find(member);
    std::string const zone = known ? known->time_zone : "";
    auto const today = local_day(needs_.clock.now(), zone);
    auto const first = today - kPatternDays + std::chrono::days{1};
    auto const from = start_of_day(first, zone);
    DayRange const days{.first = day_text(first), .last = day_text(today)};

    auto const check_ins = needs_.check_ins.of_days(member, days, kMostCheckIns);
    auto const practice = needs_.practice_log.marks(member, days, kMostEvents);
    auto const articles = needs_.learn_events.completed_since(member, from, kMostEvents);
    auto const journal = needs_.journal.written_since(member, from, kMostEvents);
    auto const readings = needs_.hrv_tasks.tagged_since(member, from, kMostEvents);

    auto const traits = traits_of_days({.check_ins = check_ins,
                                        .practice = practice,
                                        .article_days = days_of(completions(articles), zone),
                                        .journal_days = days_of(journal, zone),
                                        .readings = readings},
                                       zone);
    auto const comfort = comfort_of_days(check_ins);
    return {.days = days,
            .days_with_check_in = static_cast<int>(comfort.size()),
            .patterns = patterns(comfort, traits)};
}

} // namespace evenkeel::history
