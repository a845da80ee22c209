#pragma once

#include "tests/support/fake_practice.hpp"

namespace evenkeel::testing {

class FakePrograms final : public program::Programs {
public:
    explicit FakePrograms(FakePractice& practice) : practice_{practice} {}

    [[nodiscard]] program::Run present(MemberId const& member) const override {
        std::lock_guard const lock{practice_.mutex};
        return present_of(practice_.members[member]);
    }

    [[nodiscard]] std::vector<program::Pause> pauses(MemberId const& member) const override {
        std::lock_guard const lock{practice_.mutex};
        auto pauses = practice_.members[member].pauses;
        std::ranges::sort(pauses, std::greater{}, &program::Pause::began);
        return at_most(std::move(pauses), program::kMostPauses);
    }

    void restart(MemberId const& member, program::Restart const& restart) override {
        std::lock_guard const lock{practice_.mutex};
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
        std::lock_guard const lock{practice_.mutex};
        auto& pauses = practice_.members[member].pauses;
        if (std::ranges::any_of(pauses, [](program::Pause const& pause) { return !pause.ended; }))
            return;
        std::erase_if(pauses, [today](program::Pause const& pause) { return pause.began == today; });
        pauses.push_back({today, std::nullopt});
    }

    void resume(MemberId const& member, Day today) override {
        std::lock_guard const lock{practice_.mutex};
        practice_.members[member].end_pauses(today);
    }

    bool add_reflection(program::Reflection const& reflection) override {
        std::lock_guard const lock{practice_.mutex};
        auto& reflections = practice_.members[reflection.member_id].reflections;
        if (std::ranges::find(reflections, reflection.event_id, &program::Reflection::event_id) !=
            reflections.end())
            return false;
        reflections.push_back(reflection);
        return true;
    }

    [[nodiscard]] std::vector<program::Reflection> reflections(MemberId const& member,
                                                               int run) const override {
        std::lock_guard const lock{practice_.mutex};
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
        std::lock_guard const lock{practice_.mutex};
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

    FakePractice& practice_;
};

} // namespace evenkeel::testing
