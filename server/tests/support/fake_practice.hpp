#pragma once

// One memory behind three fakes, as one database lies behind their counterparts.

#include "core/exercise/exercise_results.hpp"
#include "core/program/practice_log.hpp"
#include "core/program/programs.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
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

    std::vector<exercise::ExerciseResult> results;
    exercise::Experiences experiences;
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

struct FakePractice {
    mutable std::mutex mutex;
    mutable std::map<MemberId, PracticeOfMember> members;
};

/// The first ones of a list.
template <class T>
std::vector<T> at_most(std::vector<T> list, std::size_t limit) {
    if (list.size() > limit)
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(limit), list.end());
    return list;
}

class FakeExerciseResults final : public exercise::ExerciseResults {
public:
    explicit FakeExerciseResults(FakePractice& practice) : practice_{practice} {}

    Kept add_once(exercise::ExerciseResult const& result) override {
        std::lock_guard const lock{practice_.mutex};
        auto& mine = practice_.members[result.member_id];
        for (auto const& kept : mine.results)
            if (kept.event_id == result.event_id)
                return {kept, false};
        mine.results.push_back(result);
        mine.experiences = exercise::summed_up(mine.results);
        mine.mark(program::mark_of(result), false);
        return {result, true};
    }

    [[nodiscard]] std::vector<exercise::ExerciseResult> latest(MemberId const& member,
                                                               std::size_t limit) const override {
        std::lock_guard const lock{practice_.mutex};
        auto results = practice_.members[member].results;
        std::ranges::sort(results, std::greater{}, [](exercise::ExerciseResult const& result) {
            return std::tuple{result.started_at, result.recorded_at, result.id};
        });
        return at_most(std::move(results), limit);
    }

    [[nodiscard]] std::vector<exercise::ExerciseResult> page(MemberId const& member,
                                                             Wanted const& wanted) const override {
        std::lock_guard const lock{practice_.mutex};
        auto const place = [](exercise::ExerciseResult const& result) {
            return std::pair{result.started_at, result.id.value()};
        };
        auto results = practice_.members[member].results;
        std::erase_if(results, [&](exercise::ExerciseResult const& result) {
            return place(result) >= std::pair{wanted.behind.at, wanted.behind.id} ||
                   (wanted.exercise && result.exercise_id != *wanted.exercise);
        });
        std::ranges::sort(results, std::greater{}, place);
        return at_most(std::move(results), wanted.limit);
    }

    [[nodiscard]] std::vector<exercise::PracticeTime> times(MemberId const& member,
                                                            DayRange const& days) const override {
        std::lock_guard const lock{practice_.mutex};
        std::map<Day, exercise::PracticeTime> by_day;
        for (auto const& result : practice_.members[member].results)
            if (days.first <= day_text(result.day) && day_text(result.day) <= days.last) {
                auto& time = by_day[result.day];
                time.day = result.day;
                time.seconds += result.duration_s;
                ++time.times;
            }
        std::vector<exercise::PracticeTime> times;
        for (auto const& [day, time] : by_day)
            times.push_back(time);
        return times;
    }

    [[nodiscard]] exercise::Experiences experiences(MemberId const& member) const override {
        std::lock_guard const lock{practice_.mutex};
        return practice_.members[member].experiences;
    }

private:
    FakePractice& practice_;
};

class FakePracticeLog final : public program::PracticeLog {
public:
    explicit FakePracticeLog(FakePractice& practice) : practice_{practice} {}

    bool tick(program::PlanTick const& tick) override {
        std::lock_guard const lock{practice_.mutex};
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
        std::lock_guard const lock{practice_.mutex};
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
        std::lock_guard const lock{practice_.mutex};
        practice_.members[member].rest.weekdays = weekdays;
    }

    void keep_rest_day(MemberId const& member, Day day, bool is_rest) override {
        std::lock_guard const lock{practice_.mutex};
        auto& days = practice_.members[member].rest.days;
        std::erase(days, day);
        if (is_rest)
            days.push_back(day);
    }

    [[nodiscard]] program::Rest rest(MemberId const& member, Day from) const override {
        std::lock_guard const lock{practice_.mutex};
        auto rest = practice_.members[member].rest;
        std::erase_if(rest.days, [from](Day day) { return day < from; });
        std::ranges::sort(rest.days, std::greater{});
        rest.days = at_most(std::move(rest.days), program::kMostRestDays);
        return rest;
    }

private:
    FakePractice& practice_;
};

} // namespace evenkeel::testing
