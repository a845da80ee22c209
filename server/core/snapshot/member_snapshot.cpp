#include "core/snapshot/member_snapshot.hpp"

#include "core/base/local_day.hpp"
#include "core/state/refresh_balance.hpp"

#include <algorithm>
#include <set>

namespace evenkeel::snapshot {
namespace {

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

std::vector<checkin::CheckIn> since(std::vector<checkin::CheckIn> const& newest_first, Instant from) {
    auto const end = std::ranges::find_if(
        newest_first, [&](auto const& check_in) { return check_in.checked_in_at < from; });
    return {newest_first.begin(), end};
}

std::optional<reading::HrvTask> since(std::optional<reading::HrvTask> const& reading, Instant from) {
    return reading && reading->measured_at >= from ? reading : std::nullopt;
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
    auto const now = clock_.now();
    auto const facts = read(member, now);
    return facts ? std::optional{snapshot_of(*facts, texts, now)} : std::nullopt;
}

std::optional<MemberSnapshot> ReadSnapshot::operator()(SnapshotTexts const& texts, MemberId const& member,
                                                       std::int64_t revision) const {
    auto const now = clock_.now();
    if (auto const facts = memory_.find(member, revision, now))
        return snapshot_of(*facts, texts, now);
    return (*this)(texts, member);
}

std::optional<MemberSnapshot> ReadSnapshot::after(SnapshotTexts const& texts,
                                                  checkin::CheckIns::Kept const& kept) const {
    auto const& member = kept.check_in.member_id;
    auto const now = clock_.now();
    auto const before = kept.step ? memory_.find(member, kept.step->from, now) : nullptr;
    auto const facts = before ? with_check_in(*before, kept.check_in, kept.step->to) : nullptr;
    if (!facts)
        return (*this)(texts, member);
    memory_.keep(facts);
    return snapshot_of(*facts, texts, now);
}

SnapshotMemory::Facts ReadSnapshot::read(MemberId const& member, Instant now) const {
    SnapshotMemory::Facts read;
    stores_.moment.during([&] {
        auto const facts = std::make_shared<SnapshotFacts>();
        facts->read_at = now;
        read = read_in_one_moment(*facts, member) ? facts : nullptr;
    });
    if (read)
        memory_.keep(read);
    return read;
}

/// Asked for at once: without a pause the rhythm reaches not further back than the balance, wherever the
/// member lives. Only whoever paused is asked about again.
bool ReadSnapshot::read_in_one_moment(SnapshotFacts& facts, MemberId const& member_id) const {
    auto const month = facts.read_at - state::kBalanceWindow;
    auto const usual_first_day = Day{std::chrono::floor<std::chrono::days>(month).time_since_epoch()};
    std::optional<account::Member> member;
    std::vector<program::Pause> pauses;
    Lately lately;
    stores_.moment.side_by_side(
        {[&] { member = stores_.members.find(member_id); },
         [&] { pauses = parts_.read_practice.pauses(member_id); },
         [&] { facts.recent_check_ins = stores_.check_ins.since(member_id, month, kRecentCheckIns); },
         [&] { facts.latest_reading = newest(stores_.hrv_tasks.readings(member_id, month, 1)); },
         [&] { facts.onboarding = stores_.onboardings.find(member_id); },
         [&] { facts.settings = stores_.member_settings.find(member_id); },
         [&] { facts.articles = stores_.learn_events.standings(member_id); },
         [&] { facts.for_suggestion = parts_.read_for_suggestion(member_id, stores_.moment); },
         [&] { lately = read_lately(member_id, month, usual_first_day); }});
    if (!member)
        return false;
    facts.member = std::move(*member);
    facts.today = local_day(facts.read_at, facts.member.time_zone);
    auto const begun = program::ReadPractice::begin(facts.today, std::move(pauses));
    auto const has_paused = begun.first_day < usual_first_day;
    auto const from = has_paused ? start_of_day(begun.first_day, facts.member.time_zone) : month;
    if (has_paused)
        lately = read_lately(member_id, from, begun.first_day);
    take_in(facts, {begun, from}, std::move(lately));
    return true;
}

ReadSnapshot::Lately ReadSnapshot::read_lately(MemberId const& member, Instant from, Day first_day) const {
    Lately lately;
    stores_.moment.side_by_side(
        {[&] { lately.visits = stores_.check_ins.visits_since(member, from, state::kMostVisits); },
         [&] { lately.reading_times = stores_.hrv_tasks.reading_times(member, from, kMostReadings); },
         [&] { lately.articles = stores_.learn_events.completed_since(member, from, kMostArticles); },
         [&] { lately.practice = parts_.read_practice.read(member, first_day, stores_.moment); }});
    return lately;
}

void ReadSnapshot::take_in(SnapshotFacts& facts, Reach const& reach, Lately lately) {
    auto const& zone = facts.member.time_zone;
    facts.days = {.begun = reach.begun,
                  .kept = std::move(lately.practice),
                  .from = reach.from,
                  .checked_in = days_of(times_of(lately.visits), zone),
                  .measured = days_of(lately.reading_times, zone),
                  .read = days_of(times_of_daily_articles(lately.articles), zone)};
    facts.visits = std::move(lately.visits);
    settle_days(facts);
}

MemberSnapshot snapshot_of(SnapshotFacts const& facts, SnapshotTexts const& texts, Instant now) {
    auto const month = now - state::kBalanceWindow;
    MemberSnapshot snapshot{
        .member = facts.member,
        .is_premium = account::is_premium(facts.member, now),
        .balance = state::balance(facts.visits, {facts.member.time_zone, now}, texts.sentences),
        .recent_check_ins = since(facts.recent_check_ins, month),
        .latest_reading = since(facts.latest_reading, month),
        .onboarding = facts.onboarding,
        .daily_article =
            learn::todays_article(texts.learn, facts.member, facts.onboarding, facts.articles, now),
        .today = day_text(facts.today),
        .plan = plan_of_day(facts.day, texts.sentences),
        .minutes_left = 0,
        .practice = facts.practice,
        .program_title = title_of(facts.practice.position, texts.curriculum),
        .first_plan = {},
        .suggestion = {},
        .settings = facts.settings};
    auto const& recent = snapshot.recent_check_ins;
    snapshot.minutes_left = minutes_left(snapshot.plan);
    snapshot.first_plan = first_plan(facts.onboarding, recent, texts.stage_texts);
    snapshot.suggestion = exercise::suggest_now(
        texts.shelf,
        {.member = facts.member.id,
         .today = facts.today,
         .minute_of_day = minute_of_day(now, facts.member.time_zone),
         .now = now,
         .newest_check_in = recent.empty() ? std::nullopt : std::optional{recent.front()},
         .first_answers =
             facts.onboarding ? std::optional{program::first_answers_of(*facts.onboarding)} : std::nullopt},
        facts.for_suggestion);
    return snapshot;
}

} // namespace evenkeel::snapshot
