#include "core/snapshot/member_snapshot.hpp"

#include "core/base/local_day.hpp"
#include "core/state/refresh_balance.hpp"

#include <algorithm>
#include <set>

namespace evenkeel::snapshot {
namespace {

constexpr std::size_t kRecentCheckIns = 8;
constexpr std::size_t kMostReadings = 100;
constexpr std::size_t kMostArticles = 200;

std::vector<Instant> times_of(std::vector<state::Visit> const& visits) {
    std::vector<Instant> times;
    for (auto const& visit : visits)
        times.push_back(visit.at);
    return times;
}

/// Precondition: newest first. Then the calendar is asked once a day and not once a time.
std::set<std::chrono::local_days> days_of(std::vector<Instant> const& times, std::string const& time_zone) {
    std::set<std::chrono::local_days> days;
    auto begin_of_last = Instant::max();
    for (auto const at : times) {
        if (at >= begin_of_last)
            continue;
        auto const day = local_day(at, time_zone);
        days.insert(day);
        begin_of_last = start_of_day(day, time_zone);
    }
    return days;
}

std::vector<Instant> times_of_daily_articles(std::vector<learn::ArticleEvent> const& events) {
    std::vector<Instant> times;
    for (auto const& event : events)
        if (event.is_daily && event.completed_at)
            times.push_back(*event.completed_at);
    return times;
}

std::optional<reading::HrvTask> newest(std::vector<reading::HrvTask> const& readings) {
    return readings.empty() ? std::nullopt : std::optional{readings.front()};
}

int minutes_left(std::vector<PlanItem> const& plan) {
    int minutes = 0;
    for (auto const& item : plan)
        minutes += item.done ? 0 : item.minutes;
    return minutes;
}

} // namespace

std::string_view to_text(PlanItemName name) {
    switch (name) {
    case PlanItemName::check_in:
        return "check_in";
    case PlanItemName::reading:
        return "reading";
    case PlanItemName::social_play:
        return "social_play";
    case PlanItemName::exercise:
        return "exercise";
    case PlanItemName::stillness:
        return "stillness";
    }
    return {};
}

Sentence title_of(PlanItemName name) {
    switch (name) {
    case PlanItemName::check_in:
        return Sentence{"Check in"};
    case PlanItemName::reading:
        return Sentence{"Heart reading"};
    case PlanItemName::social_play:
        return Sentence{"Social play"};
    case PlanItemName::exercise:
        return Sentence{"Exercise"};
    case PlanItemName::stillness:
        return Sentence{"Stillness"};
    }
    return {};
}

std::vector<PlanItem> plan_of_day(DayFacts const& facts, Sentences const& sentences) {
    auto const item = [&](PlanItemName name, int minutes, bool done) {
        return PlanItem{
            .name = name, .title = sentences.say(title_of(name)), .minutes = minutes, .done = done};
    };
    return {item(PlanItemName::check_in, 1, facts.checked_in),
            item(PlanItemName::reading, 2, facts.has_reading),
            item(PlanItemName::social_play, 10, facts.practised.contains(program::PracticeItem::social_play)),
            item(PlanItemName::exercise, 10, facts.practised.contains(program::PracticeItem::exercise)),
            item(PlanItemName::stillness, 10, facts.practised.contains(program::PracticeItem::stillness))};
}

std::optional<FirstPlan> ReadSnapshot::first_plan(std::optional<program::Onboarding> const& onboarding,
                                                  std::vector<checkin::CheckIn> const& recent) const {
    if (!onboarding)
        return std::nullopt;
    auto const current = recent.empty() ? onboarding->current_state : recent.front().state;
    auto const target = state::recommended_target(current, onboarding->preferred_state).value();
    return FirstPlan{.current = current, .target = target, .stage = parts_.stage_texts.of(current, target)};
}

std::string ReadSnapshot::title_of(program::Position const& position) const {
    auto const day = static_cast<std::size_t>(position.day_number - 1);
    return day < parts_.curriculum.days.size() ? parts_.curriculum.days[day].title : std::string{};
}

std::optional<MemberSnapshot> ReadSnapshot::operator()(MemberId const& member) const {
    std::optional<MemberSnapshot> snapshot;
    stores_.moment.during([&] { snapshot = read(member); });
    return snapshot;
}

std::optional<MemberSnapshot> ReadSnapshot::read(MemberId const& member_id) const {
    auto const now = clock_.now();
    auto const month = now - state::kBalanceWindow;
    std::optional<account::Member> member;
    std::vector<program::Pause> pauses;
    MemberSnapshot snapshot;
    stores_.moment.side_by_side(
        {[&] { member = stores_.members.find(member_id); },
         [&] { pauses = parts_.read_practice.pauses(member_id); },
         [&] { snapshot.recent_check_ins = stores_.check_ins.since(member_id, month, kRecentCheckIns); },
         [&] { snapshot.latest_reading = newest(stores_.hrv_tasks.readings(member_id, month, 1)); },
         [&] { snapshot.onboarding = stores_.onboardings.find(member_id); },
         [&] { snapshot.settings = stores_.settings.find(member_id); }});
    if (!member)
        return std::nullopt;
    snapshot.member = *member;
    snapshot.is_premium = account::is_premium(*member, now);
    snapshot.first_plan = first_plan(snapshot.onboarding, snapshot.recent_check_ins);
    read_since(snapshot, program::ReadPractice::begin(local_day(now, member->time_zone), std::move(pauses)),
               now);
    return snapshot;
}

void ReadSnapshot::read_since(MemberSnapshot& snapshot, program::ReadPractice::Begun const& begun,
                              Instant now) const {
    auto const& member = snapshot.member;
    auto const& zone = member.time_zone;
    auto const from = std::min(now - state::kBalanceWindow, start_of_day(begun.first_day, zone));
    std::vector<state::Visit> visits;
    std::vector<Instant> reading_times;
    std::vector<learn::ArticleEvent> articles;
    program::ReadPractice::Kept kept;
    stores_.moment.side_by_side(
        {[&] { visits = stores_.check_ins.visits_since(member.id, from, state::kMostVisits); },
         [&] { reading_times = stores_.hrv_tasks.reading_times(member.id, from, kMostReadings); },
         [&] { articles = stores_.learn_events.completed_since(member.id, from, kMostArticles); },
         [&] { kept = parts_.read_practice.read(member.id, begun, stores_.moment); },
         [&] { snapshot.daily_article = stores_.todays_article.of(member, snapshot.onboarding, now); },
         [&] { snapshot.suggestion = suggestion(snapshot, begun.today); }});
    auto const checked_in = days_of(times_of(visits), zone);
    auto const measured = days_of(reading_times, zone);
    auto elsewhere = checked_in;
    elsewhere.insert(measured.begin(), measured.end());
    elsewhere.merge(days_of(times_of_daily_articles(articles), zone));
    snapshot.practice = program::ReadPractice::finish(begun, kept, {.days = elsewhere});
    snapshot.today = day_text(begun.today);
    snapshot.plan = plan_of_day({.checked_in = checked_in.contains(begun.today),
                                 .has_reading = measured.contains(begun.today),
                                 .practised = snapshot.practice.done_today},
                                parts_.sentences);
    snapshot.minutes_left = minutes_left(snapshot.plan);
    snapshot.program_title = title_of(snapshot.practice.position);
    if (!snapshot.recent_check_ins.empty())
        snapshot.balance = state::balance(visits, now, parts_.sentences);
}

std::optional<exercise::Suggestion> ReadSnapshot::suggestion(MemberSnapshot const& snapshot,
                                                             std::chrono::local_days today) const {
    auto const& recent = snapshot.recent_check_ins;
    return parts_.suggest_now(
        {.member = snapshot.member.id,
         .today = today,
         .newest_check_in = recent.empty() ? std::nullopt : std::optional{recent.front()},
         .onboarding = snapshot.onboarding});
}

} // namespace evenkeel::snapshot
