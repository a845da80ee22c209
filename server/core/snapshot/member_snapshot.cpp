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

std::optional<FirstPlan> first_plan(std::optional<program::Onboarding> const& onboarding,
                                    std::vector<checkin::CheckIn> const& recent,
                                    state::StageTexts const& stage_texts) {
    if (!onboarding)
        return std::nullopt;
    auto const current = recent.empty() ? onboarding->current_state : recent.front().state;
    auto const target = state::recommended_target(current, onboarding->preferred_state).value();
    return FirstPlan{.current = current, .target = target, .stage = stage_texts.of(current, target)};
}

std::string title_of(program::Position const& position, program::Curriculum const& curriculum) {
    auto const day = static_cast<std::size_t>(position.day_number - 1);
    return day < curriculum.days.size() ? curriculum.days[day].title : std::string{};
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

std::optional<MemberSnapshot> ReadSnapshot::operator()(SnapshotTexts const& texts,
                                                       MemberId const& member) const {
    std::optional<MemberSnapshot> snapshot;
    stores_.moment.during([&] { snapshot = read(texts, member); });
    return snapshot;
}

std::optional<MemberSnapshot> ReadSnapshot::read(SnapshotTexts const& texts,
                                                 MemberId const& member_id) const {
    auto member = stores_.members.find(member_id);
    if (!member)
        return std::nullopt;
    auto const now = clock_.now();
    auto const& zone = member->time_zone;
    auto const today = local_day(now, zone);
    auto const month = now - state::kBalanceWindow;
    auto const begun = parts_.read_practice.begin(member_id, today);
    auto const from = std::min(month, start_of_day(begun.first_day, zone));

    auto const visits = stores_.check_ins.visits_since(member_id, from, state::kMostVisits);
    auto const recent = stores_.check_ins.since(member_id, month, kRecentCheckIns);
    auto const onboarding = stores_.onboardings.find(member_id);
    auto const checked_in = days_of(times_of(visits), zone);
    auto const measured = days_of(stores_.hrv_tasks.reading_times(member_id, from, kMostReadings), zone);
    auto elsewhere = checked_in;
    elsewhere.insert(measured.begin(), measured.end());
    elsewhere.merge(days_of(
        times_of_daily_articles(stores_.learn_events.completed_since(member_id, from, kMostArticles)), zone));
    auto const practice = parts_.read_practice.finish(member_id, begun, {.days = elsewhere});
    auto const plan = plan_of_day({.checked_in = checked_in.contains(today),
                                   .has_reading = measured.contains(today),
                                   .practised = practice.done_today},
                                  texts.sentences);
    return MemberSnapshot{
        .member = *member,
        .is_premium = account::is_premium(*member, now),
        .balance = recent.empty() ? std::nullopt : state::balance(visits, now, texts.sentences),
        .recent_check_ins = recent,
        .latest_reading = newest(stores_.hrv_tasks.readings(member_id, month, 1)),
        .onboarding = onboarding,
        .daily_article = parts_.todays_article.of(texts.learn, *member, onboarding, now),
        .today = day_text(today),
        .plan = plan,
        .minutes_left = minutes_left(plan),
        .practice = practice,
        .program_title = title_of(practice.position, texts.curriculum),
        .first_plan = first_plan(onboarding, recent, texts.stage_texts),
        .suggestion = parts_.suggest_now(
            texts.shelf, {.member = member_id,
                          .today = today,
                          .minute_of_day = minute_of_day(now, zone),
                          .newest_check_in = recent.empty() ? std::nullopt : std::optional{recent.front()},
                          .first_answers = onboarding ? std::optional{program::first_answers_of(*onboarding)}
                                                      : std::nullopt}),
        .settings = stores_.member_settings.find(member_id)};
}

} // namespace evenkeel::snapshot
