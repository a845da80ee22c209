#include "core/program/read_program.hpp"

namespace evenkeel::program {
namespace {

constexpr std::chrono::days kStateIsFresh{7}; // an older check-in says little about how it is now

} // namespace

Result<ProgramNow> ReadProgram::operator()(MemberId const& member) const {
    auto const today = needs_.today.of(member);
    if (!today)
        return std::unexpected(today.error());
    auto run = needs_.programs.present(member);
    return ProgramNow{.run = run,
                      .position = position(run, *today),
                      .paused = is_paused(needs_.programs.pauses(member), *today),
                      .reflections = needs_.programs.reflections(member, std::max(run.number, 1)),
                      .past_runs = needs_.programs.past_runs(member)};
}

Result<OpenedDay> ReadProgram::day(ProgramTexts const& texts, MemberId const& member, int number) const {
    if (number < 1 || number > static_cast<int>(texts.curriculum.days.size()))
        return refuse(Fault::invalid_input, "day", "A day of the program must be between 1 and 42.");
    auto const today = needs_.today.of(member);
    if (!today)
        return std::unexpected(today.error());
    auto const newest = needs_.check_ins.since(member, needs_.today.now() - kStateIsFresh, 1);
    auto const& text = texts.curriculum.days[static_cast<std::size_t>(number - 1)];
    return OpenedDay{.number = number,
                     .text = &text,
                     .exercises = needs_.read_day(
                         texts.shelf, text,
                         {.member = member,
                          .today = *today,
                          .state = newest.empty() ? std::nullopt : std::optional{newest.front().state}})};
}

} // namespace evenkeel::program
