#include "api/member/views.hpp"
#include "api/rounded.hpp"

#include <cmath>

namespace evenkeel::api {
namespace {

PremiumView premium_view(snapshot::MemberSnapshot const& snapshot) {
    return {.is_premium = snapshot.is_premium,
            .source =
                std::string{snapshot.is_premium ? account::to_text(snapshot.member.premium_source) : "none"},
            .ends_at = snapshot.member.premium_until};
}

ReasonView reason_view(state::Reason const& reason) {
    return {reason.name, reason.text, to_hundredth(reason.weight), to_hundredth(reason.value)};
}

BalanceView balance_view(snapshot::MemberSnapshot const& snapshot) {
    BalanceView view;
    if (!snapshot.recent_check_ins.empty()) {
        auto const& newest = snapshot.recent_check_ins.front();
        view.state = std::string{state::to_text(newest.state)};
        view.angle = to_tenth(newest.angle.degrees());
        view.last_changed_at = newest.recorded_at;
    }
    if (!snapshot.balance) {
        view.check_ins_counted = snapshot.balance.error().visits_counted;
        view.reasons.push_back(reason_view(snapshot.balance.error().missing));
        return view;
    }
    view.status = BalanceStatus::READY;
    view.score = snapshot.balance->score;
    view.certainty = to_hundredth(snapshot.balance->certainty);
    view.check_ins_counted = snapshot.balance->visits_counted;
    for (auto const& reason : snapshot.balance->reasons)
        view.reasons.push_back(reason_view(reason));
    return view;
}

TodayView today_view(snapshot::MemberSnapshot const& snapshot) {
    TodayView view{.date = snapshot.today, .minutes_left = snapshot.minutes_left, .items = {}};
    for (auto const& item : snapshot.plan)
        view.items.push_back(
            {std::string{snapshot::to_text(item.name)}, item.title, item.minutes, item.done});
    return view;
}

/// The plan starts from where the member is: the newest check-in, and before the first one their own answer.
std::optional<FirstPlanView> plan_view(snapshot::MemberSnapshot const& snapshot) {
    if (!snapshot.onboarding || !snapshot.first_plan)
        return std::nullopt;
    auto const& onboarding = *snapshot.onboarding;
    auto const& plan = *snapshot.first_plan;
    return FirstPlanView{.goal = onboarding.goal,
                         .life_aspect = onboarding.life_aspect,
                         .current_state = std::string{state::to_text(plan.current)},
                         .preferred_state = std::string{state::to_text(onboarding.preferred_state)},
                         .target_state = std::string{state::to_text(plan.target)},
                         .stage_title = plan.stage.title,
                         .stage_text = plan.stage.text};
}

ProgramView program_view(snapshot::MemberSnapshot const& snapshot) {
    auto const& practice = snapshot.practice;
    return {.week = practice.position.week,
            .day = practice.position.day,
            .paused = practice.rhythm.paused,
            .finished = practice.position.finished,
            .title = snapshot.program_title};
}

PracticeView practice_view(program::Rhythm const& rhythm) {
    return {.days_practised = rhythm.days_practised,
            .of_days = program::kRhythmDays,
            .rest_days = rhythm.rest_days,
            .paused = rhythm.paused};
}

std::vector<RecentCheckInView> recent_view(std::vector<checkin::CheckIn> const& check_ins) {
    std::vector<RecentCheckInView> views;
    for (auto const& check_in : check_ins)
        views.push_back({check_in.id.value(), check_in.checked_in_at, to_tenth(check_in.angle.degrees()),
                         std::string{state::to_text(check_in.state)}});
    return views;
}

std::optional<DailyArticleView> daily_article_view(std::optional<learn::DailyArticle> const& daily) {
    if (!daily)
        return std::nullopt;
    auto const& article = *daily->article;
    return DailyArticleView{.article_id = article.id.value(),
                            .title = article.title,
                            .summary = article.summary,
                            .reading_minutes = article.reading_minutes,
                            .category = article.category,
                            .is_completed = daily->is_completed};
}

std::vector<ChoiceView> choice_views(std::vector<program::Choice> const& choices) {
    std::vector<ChoiceView> views;
    for (auto const& choice : choices)
        views.push_back({choice.key, choice.title});
    return views;
}

ValueRangeView view_of(reading::ValueRange const& range) {
    return {.low_ms = to_tenth(range.low_ms), .high_ms = to_tenth(range.high_ms)};
}

} // namespace

ReadingView reading_view(reading::HrvTask const& task) {
    auto const& measured = *task.measurement;
    std::vector<std::string> tags;
    for (auto const tag : task.tags)
        tags.emplace_back(reading::to_text(tag));
    ReadingView view{.task_id = task.id.value(),
                     .measured_at = task.measured_at,
                     .hr_bpm = to_tenth(measured.hr_bpm),
                     .rmssd_ms = to_tenth(measured.rmssd_ms),
                     .sdnn_ms = to_tenth(measured.sdnn_ms),
                     .pnn50 = to_tenth(measured.pnn50),
                     .quality = to_hundredth(measured.quality),
                     .quality_reason = measured.quality_reason,
                     .beats = measured.beats,
                     .duration_s = to_tenth(measured.duration_s),
                     .context = std::string{reading::to_text(task.context)},
                     .tags = std::move(tags),
                     .rmssd_range = {},
                     .sdnn_range = {},
                     .clear_s = {},
                     .ectopic_beats = {}};
    if (auto const& sure = measured.certainty) {
        view.rmssd_range = view_of(sure->rmssd);
        view.sdnn_range = view_of(sure->sdnn);
        view.clear_s = to_tenth(sure->clear_s);
        view.ectopic_beats = sure->ectopic_beats;
    }
    return view;
}

MemberView view_of(snapshot::MemberSnapshot const& snapshot) {
    auto const& member = snapshot.member;
    return {.member_id = member.id.value(),
            .email_address = member.email_address,
            .first_name = member.first_name,
            .has_password = !member.password_hash.empty(),
            .inherited_at = member.inherited_at,
            .language_code = member.language_code,
            .tz = member.time_zone,
            .country_code = member.country_code.empty() ? std::nullopt : std::optional{member.country_code},
            .is_admin = member.is_admin,
            .created_at = member.created_at,
            .premium = premium_view(snapshot),
            .balance = balance_view(snapshot),
            .recent_check_ins = recent_view(snapshot.recent_check_ins),
            .latest_reading = snapshot.latest_reading ? std::optional{reading_view(*snapshot.latest_reading)}
                                                      : std::nullopt,
            .today = today_view(snapshot),
            .program = program_view(snapshot),
            .practice = practice_view(snapshot.practice.rhythm),
            .onboarded = snapshot.onboarding.has_value(),
            .plan = plan_view(snapshot),
            .daily_article = daily_article_view(snapshot.daily_article),
            .suggestion =
                snapshot.suggestion ? std::optional{view_of_suggestion(*snapshot.suggestion)} : std::nullopt,
            .unread_journal = snapshot.settings.unread_journal,
            .settings = {snapshot.settings.trainer_linked, snapshot.settings.review_request_count,
                         snapshot.settings.notifications_paused_until}};
}

OnboardingChoicesView view_of_choices(content::Content const& content) {
    return {choice_views(content.goals), choice_views(content.life_aspects)};
}

} // namespace evenkeel::api
