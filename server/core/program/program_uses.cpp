#include "core/program/program_uses.hpp"

#include "core/base/local_day.hpp"
#include "core/base/text.hpp"

#include <algorithm>
#include <set>

namespace evenkeel::program {
namespace {

constexpr std::size_t kLongestEventId = 64;
constexpr std::chrono::days kBack{28};
constexpr std::chrono::days kAhead{366};
constexpr std::size_t kMostRestWeekdays = 6;

bool is_event_id(EventId const& id) {
    return !id.empty() && id.value().size() <= kLongestEventId;
}

Result<void> check_answers(std::vector<std::string> const& answers) {
    if (answers.size() > kReflectionQuestions)
        return refuse(Fault::invalid_input, "answers", "A week asks three questions.");
    if (std::ranges::all_of(answers, [](auto const& answer) { return answer.empty(); }))
        return refuse(Fault::invalid_input, "answers", "Answer at least one of the questions.");
    if (std::ranges::any_of(answers,
                            [](auto const& answer) { return characters_in(answer) > kLongestAnswer; }))
        return refuse(Fault::invalid_input, "answers", "An answer can have up to 4,000 characters.");
    return {};
}

} // namespace

Result<Day> Today::of(MemberId const& member) const {
    auto const account = members_.find(member);
    if (!account)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    return local_day(clock_.now(), account->time_zone);
}

Result<void> SteerProgram::pause(MemberId const& member) const {
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    programs_.pause(member, *today);
    return {};
}

Result<void> SteerProgram::resume(MemberId const& member) const {
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    programs_.resume(member, *today);
    return {};
}

Result<void> SteerProgram::restart(MemberId const& member, EarlierHistory earlier,
                                   std::optional<EventId> const& event) const {
    if (event && !is_event_id(*event))
        return refuse(Fault::invalid_input, "event_uuid", "An event id has 1 to 64 bytes.");
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    programs_.restart(member, {.today = *today, .earlier = earlier, .at = today_.now(), .event_id = event});
    return {};
}

Result<KeptReflection> Reflect::operator()(MemberId const& member, ReflectionDraft const& draft) const {
    if (!is_event_id(draft.event_id))
        return refuse(Fault::invalid_input, "event_uuid",
                      "A reflection needs an event id of 1 to 64 characters.");
    if (auto const good = check_answers(draft.answers); !good)
        return std::unexpected(good.error());
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    auto const run = programs_.present(member);
    auto const present = position(run, *today).week;
    auto const week = draft.week.value_or(present);
    if (week < 1 || week > present)
        return refuse(Fault::invalid_input, "week", "Choose a week that has already begun.");
    Reflection reflection{.member_id = member,
                          .event_id = draft.event_id,
                          .run = std::max(run.number, 1),
                          .week = week,
                          .answers = {},
                          .written_at = today_.now()};
    std::ranges::copy(draft.answers, reflection.answers.begin());
    auto const is_new = programs_.add_reflection(reflection);
    return KeptReflection{.reflection = std::move(reflection), .is_new = is_new};
}

Result<void> TickPlanItem::operator()(MemberId const& member, Draft const& draft) const {
    if (!is_event_id(draft.event_id))
        return refuse(Fault::invalid_input, "event_uuid", "A tick needs an event id of 1 to 64 characters.");
    if (draft.item == PracticeItem::tried)
        return refuse(Fault::invalid_input, "plan_item", "Choose social_play, exercise or stillness.");
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    auto const day = draft.day.value_or(*today);
    if (day > *today || day < *today - kBack)
        return refuse(Fault::invalid_input, "date", "Choose today or one of the 28 days before.");
    log_.tick({.member_id = member,
               .event_id = draft.event_id,
               .mark = {.day = day, .item = draft.item},
               .done = draft.done,
               .at = today_.now()});
    return {};
}

Result<void> ChooseRest::operator()(MemberId const& member, Draft const& draft) const {
    auto const today = today_.of(member);
    if (!today)
        return std::unexpected(today.error());
    if (!draft.weekdays && !draft.day)
        return refuse(Fault::invalid_input, "weekdays", "Choose weekdays or a single day to rest on.");
    if (draft.day && (*draft.day < *today - kBack || *draft.day > *today + kAhead))
        return refuse(Fault::invalid_input, "date", "A rest day can be up to 28 days ago or a year ahead.");
    if (draft.weekdays) {
        std::set<unsigned> const weekdays{draft.weekdays->begin(), draft.weekdays->end()};
        if (weekdays.size() > kMostRestWeekdays)
            return refuse(Fault::invalid_input, "weekdays",
                          "You can rest on up to six weekdays. To rest on all seven, pause the program.");
        log_.keep_rest_weekdays(member, {weekdays.begin(), weekdays.end()});
    }
    if (draft.day)
        log_.keep_rest_day(member, *draft.day, draft.is_rest);
    return {};
}

} // namespace evenkeel::program
