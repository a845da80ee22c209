#pragma once

#include "core/program/practice_log.hpp"
#include "core/program/programs.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace evenkeel::testing {

/// What is kept of one member.
struct PracticeOfMember {
    struct KeptRun {
        Day began;
        std::set<Day> days;
        bool is_hidden{false};
    };

    std::set<std::pair<program::PracticeMark, bool>> marks; ///< With whether the member ticked it by hand.
    std::set<EventId> ticks;
    std::set<EventId> restarts;
    std::vector<KeptRun> runs; ///< The first is run 1.
    std::vector<program::Pause> pauses;
    std::vector<program::Reflection> reflections;
    program::Rest rest;

    void mark(program::PracticeMark const& done, bool by_hand) {
        marks.insert({done, by_hand});
        if (runs.empty())
            runs.push_back({.began = done.day, .days = {}, .is_hidden = false});
        runs.front().began = std::min(runs.front().began, done.day);
        if (program::is_paused(pauses, done.day))
            return;
        auto const run = std::find_if(runs.rbegin(), runs.rend(),
                                      [&](KeptRun const& each) { return each.began <= done.day; });
        if (run != runs.rend())
            run->days.insert(done.day);
    }

    void take_back(program::PracticeMark const& done) {
        marks.erase({done, true});
        if (std::ranges::none_of(marks, [&](auto const& each) { return each.first.day == done.day; }))
            for (auto& run : runs)
                run.days.erase(done.day);
    }

    void end_pauses(Day today) {
        std::erase_if(pauses,
                      [&](program::Pause const& pause) { return !pause.ended && pause.began >= today; });
        for (auto& pause : pauses)
            pause.ended = pause.ended.value_or(today);
    }
};

/// What the stores of practice are compared with, written as plainly as it can be.
struct ModelPractice {
    std::map<MemberId, PracticeOfMember> members;
};

/// The first ones of a list.
template <class T>
std::vector<T> at_most(std::vector<T> list, std::size_t limit) {
    if (list.size() > limit)
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(limit), list.end());
    return list;
}

class ModelPracticeLog final : public program::PracticeLog {
public:
    explicit ModelPracticeLog(ModelPractice& practice) : practice_{practice} {}

    bool tick(program::PlanTick const& tick) override {
        auto& mine = practice_.members[tick.member_id];
        if (!mine.ticks.insert(tick.event_id).second)
            return false;
        if (tick.done)
            mine.mark(tick.mark, true);
        else
            mine.take_back(tick.mark);
        return true;
    }

    [[nodiscard]] std::vector<program::PracticeMark> marks_since(MemberId const& member,
                                                                 Day from) const override {
        return marks(member, {.first = day_text(from), .last = all_days().last}, program::kMostMarks);
    }

    [[nodiscard]] std::vector<program::PracticeMark> marks(MemberId const& member, DayRange const& days,
                                                           std::size_t limit) const override {
        std::set<program::PracticeMark> distinct;
        for (auto const& [mark, by_hand] : practice_.members[member].marks)
            if (days.first <= day_text(mark.day) && day_text(mark.day) <= days.last)
                distinct.insert(mark);
        std::vector<program::PracticeMark> marks{distinct.begin(), distinct.end()};
        std::ranges::sort(marks, [](auto const& left, auto const& right) {
            return std::pair{right.day, word_of(left.item)} < std::pair{left.day, word_of(right.item)};
        });
        return at_most(std::move(marks), limit);
    }

    void keep_rest_weekdays(MemberId const& member, std::vector<unsigned> const& weekdays) override {
        practice_.members[member].rest.weekdays = weekdays;
    }

    void keep_rest_day(MemberId const& member, Day day, bool is_rest) override {
        auto& days = practice_.members[member].rest.days;
        std::erase(days, day);
        if (is_rest)
            days.push_back(day);
    }

    [[nodiscard]] program::Rest rest(MemberId const& member, Day from) const override {
        auto rest = practice_.members[member].rest;
        std::erase_if(rest.days, [from](Day day) { return day < from; });
        std::ranges::sort(rest.days, std::greater{});
        rest.days = at_most(std::move(rest.days), program::kMostRestDays);
        return rest;
    }

private:
    ModelPractice& practice_;
};

class ModelPrograms final : public program::Programs {
public:
    explicit ModelPrograms(ModelPractice& practice) : practice_{practice} {}

    [[nodiscard]] program::Run present(MemberId const& member) const override {
        return present_of(practice_.members[member]);
    }

    [[nodiscard]] std::vector<program::Pause> pauses(MemberId const& member) const override {
        auto pauses = practice_.members[member].pauses;
        std::ranges::sort(pauses, std::greater{}, &program::Pause::began);
        return at_most(std::move(pauses), program::kMostPauses);
    }

    void restart(MemberId const& member, program::Restart const& restart) override {
        auto& mine = practice_.members[member];
        if (restart.event_id && !mine.restarts.insert(*restart.event_id).second)
            return;
        auto const today = restart.today;
        if (mine.runs.empty() || mine.runs.back().began < today || !mine.runs.back().days.empty())
            mine.runs.push_back({.began = today, .days = {}, .is_hidden = false});
        if (restart.earlier == program::EarlierHistory::is_hidden)
            for (std::size_t i = 0; i + 1 < mine.runs.size(); ++i)
                mine.runs[i].is_hidden = true;
        mine.end_pauses(today);
    }

    void pause(MemberId const& member, Day today) override {
        auto& pauses = practice_.members[member].pauses;
        if (std::ranges::any_of(pauses, [](program::Pause const& pause) { return !pause.ended; }))
            return;
        std::erase_if(pauses, [today](program::Pause const& pause) { return pause.began == today; });
        pauses.push_back({today, std::nullopt});
    }

    void resume(MemberId const& member, Day today) override { practice_.members[member].end_pauses(today); }

    bool add_reflection(program::Reflection const& reflection) override {
        auto& reflections = practice_.members[reflection.member_id].reflections;
        if (std::ranges::find(reflections, reflection.event_id, &program::Reflection::event_id) !=
            reflections.end())
            return false;
        reflections.push_back(reflection);
        return true;
    }

    [[nodiscard]] std::vector<program::Reflection> reflections(MemberId const& member,
                                                               int run) const override {
        std::map<int, program::Reflection> newest;
        for (auto const& each : practice_.members[member].reflections) {
            if (each.run != run)
                continue;
            auto& kept = newest.try_emplace(each.week, each).first->second;
            if (std::pair{kept.written_at, kept.event_id} < std::pair{each.written_at, each.event_id})
                kept = each;
        }
        std::vector<program::Reflection> list;
        for (auto const& [week, reflection] : newest)
            list.push_back(reflection);
        return list;
    }

    [[nodiscard]] std::vector<program::PastRun> past_runs(MemberId const& member) const override {
        auto const& runs = practice_.members[member].runs;
        std::vector<program::PastRun> past;
        for (auto number = static_cast<int>(runs.size()) - 1; number >= 1; --number) {
            auto const& run = runs[static_cast<std::size_t>(number - 1)];
            if (!run.is_hidden)
                past.push_back(
                    {.number = number,
                     .began = run.began,
                     .days_practised = std::min(static_cast<int>(run.days.size()), program::kProgramDays)});
        }
        return at_most(std::move(past), program::kMostRuns);
    }

private:
    static program::Run present_of(PracticeOfMember const& mine) {
        if (mine.runs.empty())
            return {};
        auto const& run = mine.runs.back();
        return {.number = static_cast<int>(mine.runs.size()),
                .began = run.began,
                .practised =
                    at_most(std::vector<Day>{run.days.begin(), run.days.end()}, program::kProgramDays)};
    }

    ModelPractice& practice_;
};

} // namespace evenkeel::testing
