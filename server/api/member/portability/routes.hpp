#pragma once

#include "core/portability/export_member.hpp"
#include "core/portability/import_file.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// What the calls that take a member's data out and bring it in reach inward to.
struct PortabilityUses {
    portability::ExportMember const& export_member;
    portability::PreviewImport const& preview_import;
    portability::ApplyImport const& apply_import;
    portability::UndoImport const& undo_import;
    portability::MemberArchive const& archive;
    snapshot::ReadSnapshot const& read_snapshot;
    Sentences const& sentences; ///< Says why an entry was skipped.
};

/// Taking one's own data along, and bringing it in, needs no premium.
[[nodiscard]] std::vector<http::Route> portability_routes(PortabilityUses const& uses);

[[nodiscard]] http::Route export_account(PortabilityUses const& uses);
[[nodiscard]] http::Route list_imports(PortabilityUses const& uses);
[[nodiscard]] http::Route preview_import(PortabilityUses const& uses);
[[nodiscard]] http::Route apply_import(PortabilityUses const& uses);
[[nodiscard]] http::Route undo_import(PortabilityUses const& uses);

} // namespace evenkeel::api
