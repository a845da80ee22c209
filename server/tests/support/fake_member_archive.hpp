#pragma once

#include "core/portability/member_archive.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>
#include <map>

namespace evenkeel::testing {

/// Takes every row for its own name: two that differ anywhere are two.
class FakeMemberArchive final : public portability::MemberArchive {
public:
    explicit FakeMemberArchive(FakeJobs& jobs) : jobs_{jobs} {}

    [[nodiscard]] Result<portability::MemberData> read(MemberId const& member) const override {
        auto const found = kept_.find(member);
        return found == kept_.end() ? portability::MemberData{} : found->second;
    }

    [[nodiscard]] Result<std::vector<portability::TableChange>>
    preview(MemberId const& member, portability::MemberData const& data) const override {
        auto copy = kept_;
        return write(copy[member], data);
    }

    Result<Brought> bring(portability::Import const& import, portability::MemberData const& data,
                          job::NewJob const& refresh) override {
        for (auto const& known : imports_)
            if (known.member_id == import.member_id && known.event_id == import.event_id)
                return Brought{.import = known, .changes = {}, .is_new = false};
        before_[import.id] = kept_[import.member_id];
        Brought brought{.import = import, .changes = write(kept_[import.member_id], data), .is_new = true};
        brought.import.finished_at = import.imported_at;
        for (auto const& change : brought.changes)
            brought.import.rows += change.brought;
        imports_.push_back(brought.import);
        jobs_.enqueue(refresh);
        return brought;
    }

    [[nodiscard]] std::vector<portability::Import> imports(MemberId const& member) const override {
        std::vector<portability::Import> newest_first;
        for (auto const& import : imports_)
            if (import.member_id == member)
                newest_first.insert(newest_first.begin(), import);
        return newest_first;
    }

    /// As if nothing had happened since.
    std::optional<portability::Import> undo(MemberId const& member, ImportId const& id, Instant at,
                                            job::NewJob const& refresh) override {
        for (auto& import : imports_) {
            if (import.member_id != member || import.id != id)
                continue;
            if (!import.undone_at) {
                import.undone_at = at;
                kept_[member] = before_[id];
                jobs_.enqueue(refresh);
            }
            return import;
        }
        return std::nullopt;
    }

private:
    static std::vector<portability::TableChange> write(portability::MemberData& kept,
                                                       portability::MemberData const& data) {
        std::vector<portability::TableChange> changes;
        for (auto const& table : data) {
            if (table.rows.empty())
                continue;
            auto place = std::ranges::find(kept, table.table, &portability::TableRows::table);
            if (place == kept.end())
                place = kept.insert(kept.end(), {table.table, table.columns, {}});
            portability::TableChange change{.table = table.table, .brought = 0, .known = 0};
            for (auto const& row : table.rows) {
                bool const is_known = std::ranges::find(place->rows, row) != place->rows.end();
                ++(is_known ? change.known : change.brought);
                if (!is_known)
                    place->rows.push_back(row);
            }
            std::ranges::sort(place->rows);
            changes.push_back(change);
        }
        return changes;
    }

    FakeJobs& jobs_;
    std::map<MemberId, portability::MemberData> kept_;
    std::map<ImportId, portability::MemberData> before_;
    std::vector<portability::Import> imports_;
};

} // namespace evenkeel::testing
