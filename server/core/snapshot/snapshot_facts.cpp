#include "core/snapshot/snapshot_facts.hpp"

#include "core/state/refresh_balance.hpp"

#include <algorithm>
#include <tuple>

namespace evenkeel::snapshot {
namespace {

auto place_of(checkin::CheckIn const& check_in) {
    return std::tie(check_in.checked_in_at, check_in.recorded_at, check_in.id);
}

/// Newest first, as the store lists them, and never more than there were places for.
void add_recent(std::vector<checkin::CheckIn>& recent, checkin::CheckIn const& check_in) {
    auto const place =
        std::ranges::find_if(recent, [&](auto const& other) { return place_of(other) < place_of(check_in); });
    recent.insert(place, check_in);
    if (recent.size() > kRecentCheckIns)
        recent.pop_back();
}

/// Newest first; of one moment the order says nothing.
void add_visit(std::vector<state::Visit>& visits, checkin::CheckIn const& check_in) {
    auto const place =
        std::ranges::find_if(visits, [&](auto const& other) { return other.at <= check_in.checked_in_at; });
    visits.insert(place, {check_in.checked_in_at, check_in.state});
}

} // namespace

void settle_days(SnapshotFacts& facts) {
    auto const& days = facts.days;
    program::OtherPractice other{.days = days.checked_in};
    other.days.insert(days.measured.begin(), days.measured.end());
    other.days.insert(days.read.begin(), days.read.end());
    facts.practice = program::ReadPractice::finish(days.begun, days.kept, other);
    facts.day = {.checked_in = days.checked_in.contains(days.begun.today),
                 .has_reading = days.measured.contains(days.begun.today),
                 .practised = facts.practice.done_today};
}

std::shared_ptr<SnapshotFacts const> with_check_in(SnapshotFacts const& before,
                                                   checkin::CheckIn const& check_in, std::int64_t revision) {
    if (before.visits.size() >= state::kMostVisits)
        return nullptr;
    auto after = std::make_shared<SnapshotFacts>(before);
    after->settings.revision = revision;
    if (check_in.checked_in_at >= before.read_at - state::kBalanceWindow)
        add_recent(after->recent_check_ins, check_in);
    if (check_in.checked_in_at >= before.days.from) {
        add_visit(after->visits, check_in);
        after->days.checked_in.insert(local_day(check_in.checked_in_at, before.member.time_zone));
    }
    settle_days(*after);
    return after;
}

} // namespace evenkeel::snapshot
