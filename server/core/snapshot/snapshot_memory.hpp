#pragma once

#include "core/snapshot/snapshot_facts.hpp"

#include <list>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>

namespace evenkeel::snapshot {

/// Keeps the facts of the latest snapshots, of the members who came last. Safe to use from many threads.
class SnapshotMemory {
public:
    using Facts = std::shared_ptr<SnapshotFacts const>;

    explicit SnapshotMemory(std::size_t most_members) : most_members_{most_members} {}

    /// Null unless they were read at this revision, on the same day of the member, and not after `now`.
    [[nodiscard]] Facts find(MemberId const& member, std::int64_t revision, Instant now);

    /// In place of what there was of the member. Whoever came longest ago is forgotten for it.
    void keep(Facts facts);

private:
    std::size_t most_members_;
    std::mutex mutex_;
    std::list<Facts> latest_first_;
    std::unordered_map<std::string_view, std::list<Facts>::iterator>
        places_; ///< By id, which the facts hold.
};

} // namespace evenkeel::snapshot
