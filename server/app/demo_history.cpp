#include "app/demo_history.hpp"

#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/checkin/check_in_rules.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"
#include "core/journal/journal_rules.hpp"
#include "core/reading/hrv_tasks.hpp"
#include "core/reading/measure.hpp"
#include "core/reading/start_analysis.hpp"

#include <cmath>
#include <numbers>
#include <random>

namespace evenkeel::app {
namespace {

constexpr int kDays = kDemoDays.count() - 1;
constexpr int kLastWeek = 6;
constexpr std::size_t kRepertoire = 4; ///< Exercises that the member keeps coming back to.
constexpr std::size_t kBeats = 90;
/// The readings are finished at once, and their jobs must not come before: they would miss the recordings.
constexpr std::chrono::hours kLongAfter{1};

/// The same life on every machine: the standard says what this engine draws, and nothing about distributions.
class Chance {
public:
    /// 0 to 1.
    double share() { return static_cast<double>(engine_()) / static_cast<double>(std::mt19937::max()); }

private:
    std::mt19937 engine_{20'261'121};
};

/// One day of the demo member's, told by how long ago it was.
struct Day {
    int ago{1};
    double gone{0}; ///< How much of the two months lies behind, 0 to 1.
    Instant moment;
    bool is_practised{false};
    bool had_wine{false};
    double luck{0}; ///< 0 to 1.
};

EventId event(std::string const& what, Day const& day) {
    return EventId{"demo-" + what + "-" + std::to_string(day.ago)};
}

/// A hard stretch that eases, better on days of practice. Degrees on the ring.
double place_of(Day const& day) {
    auto const angle = 218 - 92 * day.gone - (day.is_practised ? 26 : 0) + 130 * (day.luck - 0.5);
    return angle * std::numbers::pi / 180;
}

void check_in(MemberId const& member, Day const& day, DemoWorld const& world) {
    auto const place = place_of(day);
    (void)world.rules.check_in.record_check_in(world.edition.content.body_signs,
                                               {.member = member, .time_zone = kDemoTimeZone},
                                               {.event_id = event("check-in", day),
                                                .arousal = -std::cos(place),
                                                .comfort = std::sin(place),
                                                .body_signs = {},
                                                .note = {},
                                                .checked_in_at = day.moment});
}

/// Exercises that anybody may do, whatever an operator has made of the library.
std::vector<exercise::Exercise const*> repertoire_of(std::vector<exercise::Exercise> const& library) {
    std::vector<exercise::Exercise const*> repertoire;
    for (auto const& exercise : library)
        if (exercise.contraindications.empty() && !exercise.opt_in && repertoire.size() < kRepertoire)
            repertoire.push_back(&exercise);
    return repertoire;
}

/// The first of the repertoire does most for this member, the last next to nothing.
void practise(MemberId const& member, Day const& day, DemoWorld const& world,
              std::vector<exercise::Exercise const*> const& repertoire) {
    if (!day.is_practised || repertoire.empty())
        return;
    auto const place = static_cast<std::size_t>(day.ago) % repertoire.size();
    auto const before = 25 + 40 * day.luck;
    auto const gain = 30 - 9 * static_cast<double>(place) + 12 * (day.luck - 0.5);
    (void)world.rules.exercise.record_result(
        world.edition.shelf, member,
        {.event_id = event("exercise", day),
         .exercise_id = repertoire[place]->id,
         .started_at = day.moment - std::chrono::minutes{40},
         .duration_s = 60 * repertoire[place]->minutes.usual,
         .completed = true,
         .moods = {.before = before, .after = before + gain, .scale = exercise::MoodScale::slider},
         .felt_effect = {},
         .plan_part = {},
         .note = {}});
}

/// Intervals of a chest strap, milliseconds: the heart rises and falls with fourteen breaths a minute.
std::vector<double> intervals_of(Day const& day, Chance& chance) {
    auto const swing = (day.had_wine ? 0.6 : 1.0) * (24 + 9 * day.gone + 9 * (day.luck - 0.5));
    auto const mean = 940 + 45 * day.gone - (day.had_wine ? 60 : 0);
    std::vector<double> intervals;
    double time_ms = 0;
    for (std::size_t beat = 0; beat < kBeats; ++beat) {
        auto const breath = std::sin(2 * std::numbers::pi * time_ms * 14 / 60'000);
        intervals.push_back(mean + swing * breath + 14 * (chance.share() - 0.5));
        time_ms += intervals.back();
    }
    return intervals;
}

void read_heart(MemberId const& member, Day const& day, Stores const& stores, Secure& secure,
                Chance& chance) {
    auto const verdict = reading::measure_intervals(intervals_of(day, chance));
    auto const* measurement = std::get_if<reading::Measurement>(&verdict);
    if (measurement == nullptr)
        return;
    reading::Owner const owner{member};
    auto const at = day.moment - std::chrono::hours{1};
    reading::Upload const upload{.id = UploadId{secure.uuid()},
                                 .owner = owner,
                                 .object_key = "demo/" + std::to_string(day.ago),
                                 .created_at = at};
    reading::HrvTask const task{.id = HrvTaskId{secure.uuid()},
                                .owner = owner,
                                .upload_id = upload.id,
                                .object_key = upload.object_key,
                                .context = reading::ReadingContext::morning,
                                .tags = day.had_wine ? std::vector{reading::ContextTag::alcohol}
                                                     : std::vector<reading::ContextTag>{},
                                .status = reading::TaskStatus::queued,
                                .created_at = at,
                                .measured_at = at,
                                .finished_at = {},
                                .measurement = {},
                                .rejection = {}};
    stores.hrv_tasks.add_upload(upload);
    (void)stores.hrv_tasks.start_once(
        task, {.kind = reading::kAnalyseUpload,
               .payload = owner.id() + " " + task.id.value(),
               .unique_key = std::string{reading::kAnalyseUpload} + ":" + upload.id.value(),
               .run_at = day.moment + std::chrono::days{day.ago} + kLongAfter});
    stores.hrv_tasks.finish(owner, task.id, *measurement, at);
}

} // namespace

void live_two_months(MemberId const& member, DemoWorld const& world) {
    auto const& [stores, outside, rules, edition] = world;
    Chance chance;
    auto const repertoire = repertoire_of(edition.content.exercises);
    for (int ago = kDays; ago > 0; --ago) {
        Day const day{.ago = ago,
                      .gone = 1 - static_cast<double>(ago) / kDays,
                      .moment = outside.clock.now() - std::chrono::days{ago},
                      .is_practised = chance.share() < 0.55,
                      .had_wine = chance.share() < 0.25,
                      .luck = chance.share()};
        practise(member, day, world, repertoire);
        if (ago % 9 != 4) // nobody checks in every day
            check_in(member, day, world);
        if (ago % 2 == 1 || ago <= kLastWeek) // a week is compared when it has four readings
            read_heart(member, day, stores, outside.secure, chance);
    }
    (void)rules.journal.open_thread(edition.journal, member,
                                    {.life_aspect = edition.content.life_aspects.front().key,
                                     .current_state = "sympathetic",
                                     .event_id = EventId{"demo-journal"}});
}

} // namespace evenkeel::app
