#pragma once

#include "core/account/member/member.hpp"
#include "core/portability/archive_format.hpp"

namespace evenkeel::portability {

/// A table for spreadsheets (RFC 4180). Columns named `…_at` are printed as moments in UTC. A text that a
/// spreadsheet would run as a formula gets an apostrophe before it.
[[nodiscard]] std::string csv_of(TableRows const& table);

/// The time between beats in milliseconds, one a line, runs apart by an empty line: a file for each reading.
[[nodiscard]] std::vector<ArchiveFile> rr_files_of(MemberData const& data);

struct PageFacts {
    std::string product;
    account::Member member;
    Instant created_at;
};

/// One page that needs nothing else: no script, no network, no program of ours.
[[nodiscard]] std::string page_of(MemberData const& data, PageFacts const& facts);

/// "2026-11-21T08:00:00.000Z"
[[nodiscard]] std::string moment_text(Instant instant);

} // namespace evenkeel::portability
