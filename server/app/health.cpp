#include "app/health.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <ostream>

namespace evenkeel::app {
namespace {

constexpr std::uintmax_t kTooLittleMib = 200;
constexpr std::uintmax_t kLittleMib = 2048;
constexpr std::chrono::sys_days kWritten{std::chrono::year{2026} / 11 / 1}; // no clock is right before this

std::string_view outcome_word(Grade grade) {
    switch (grade) {
    case Grade::ok:
        return "ok";
    case Grade::warn:
        return "warn";
    case Grade::fail:
        return "FAIL";
    }
    return {};
}

Finding found_by(std::function<Finding()> const& find) {
    try {
        return find();
    } catch (std::exception const& error) {
        return fail(error.what());
    }
}

} // namespace

Finding ok(std::string sentence) {
    return {Grade::ok, std::move(sentence)};
}

Finding warn(std::string sentence) {
    return {Grade::warn, std::move(sentence)};
}

Finding fail(std::string sentence) {
    return {Grade::fail, std::move(sentence)};
}

Finding judge_space(std::uintmax_t free_mib) {
    auto const left = fmt::format("{} MiB are free", free_mib);
    if (free_mib < kTooLittleMib)
        return fail(left + ". Make room now: without it nothing can be written.");
    if (free_mib < kLittleMib)
        return warn(left + ". Make room soon.");
    return ok(left);
}

Finding judge_clock(std::chrono::system_clock::time_point now, bool is_synchronised) {
    auto const shown = fmt::format("{:%Y-%m-%d %H:%M}Z", std::chrono::floor<std::chrono::seconds>(now));
    if (now < kWritten)
        return fail(shown + " is in the past. Set the clock, and let a time service keep it.");
    if (!is_synchronised)
        return warn(shown + ", kept by no time service. Install one, such as chrony or systemd-timesyncd.");
    return ok(shown);
}

Finding judge_known_time(std::optional<Instant> known, Instant now) {
    constexpr std::chrono::days kFar{31};
    if (!known || std::chrono::abs(now - *known) < kFar)
        return ok("the machine's clock goes on from it");
    return warn(
        fmt::format("a server last knew {:%Y-%m-%d %H:%M}Z and goes on from there, so that a wrong clock "
                    "deletes nothing. If the machine's clock is right, run `evenkeel admin believe-clock`.",
                    std::chrono::floor<std::chrono::seconds>(*known)));
}

Finding judge_queue(Queue queue) {
    if (queue.overdue > 0)
        return warn(
            fmt::format("{} of {} waiting jobs are more than {} minutes late. Is a server running with "
                        "job_threads above 0?",
                        queue.overdue, queue.waiting, kLateJob.count()));
    return ok(fmt::format("{} waiting, none late, none given up", queue.waiting));
}

bool Examination::look(std::string const& what, std::function<Finding()> const& find) {
    auto const finding = found_by(find);
    out_ << fmt::format("{:<6}{}: {}\n", outcome_word(finding.grade), what, finding.sentence);
    healthy_ = healthy_ && finding.grade != Grade::fail;
    return finding.grade != Grade::fail;
}

} // namespace evenkeel::app
