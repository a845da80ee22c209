#include "core/snapshot/snapshot_memory.hpp"

#include "core/base/local_day.hpp"

namespace evenkeel::snapshot {
namespace {

/// Facts hold for a day of the member at most; nor does what an erased member told stay for longer.
constexpr std::chrono::hours kRememberedFor{24};

bool still_holds(SnapshotFacts const& facts, std::int64_t revision, Instant now) {
    return facts.settings.revision == revision && facts.read_at <= now &&
           local_day(now, facts.member.time_zone) == facts.today;
}

} // namespace

SnapshotMemory::Facts SnapshotMemory::find(MemberId const& member, std::int64_t revision, Instant now) {
    Facts facts;
    {
        std::lock_guard const lock{mutex_};
        auto const place = places_.find(member.value());
        if (place == places_.end())
            return nullptr;
        latest_first_.splice(latest_first_.begin(), latest_first_, place->second);
        facts = *place->second;
    }
    return still_holds(*facts, revision, now) ? facts : nullptr;
}

void SnapshotMemory::keep(Facts facts) {
    std::list<Facts> forgotten; // freed outside the lock
    std::lock_guard const lock{mutex_};
    std::string_view const id{facts->member.id.value()};
    if (auto const place = places_.find(id); place != places_.end()) {
        forgotten.splice(forgotten.begin(), latest_first_, place->second);
        places_.erase(place);
    }
    auto const oldest = facts->read_at - kRememberedFor;
    latest_first_.push_front(std::move(facts));
    places_.emplace(id, latest_first_.begin());
    while (latest_first_.size() > most_members_ || latest_first_.back()->read_at < oldest) {
        places_.erase(latest_first_.back()->member.id.value());
        forgotten.splice(forgotten.begin(), latest_first_, std::prev(latest_first_.end()));
    }
}

} // namespace evenkeel::snapshot
