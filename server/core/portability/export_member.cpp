#include "core/portability/export_member.hpp"

#include "core/portability/readable.hpp"
#include "core/portability/sealed.hpp"

#include <fmt/format.h>

namespace evenkeel::portability {
namespace {

std::vector<ArchiveFile> readable_files(MemberData const& data, PageFacts const& facts) {
    auto files = rr_files_of(data);
    for (auto const& table : data)
        if (!table.rows.empty())
            files.push_back({fmt::format("csv/{}.csv", table.table), csv_of(table)});
    files.push_back({"index.html", page_of(data, facts)});
    return files;
}

} // namespace

Result<ExportMember::Exported> ExportMember::operator()(std::string const& product,
                                                        MemberId const& member_id) const {
    Place const place{needs_.places};
    if (!place)
        return no_place("Other people are exporting right now. Please try again in a minute.");
    return make(product, member_id);
}

Result<ExportMember::Exported> ExportMember::make(std::string const& product,
                                                  MemberId const& member_id) const {
    auto const member = needs_.members.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    auto data = needs_.archive.read(member_id);
    if (!data)
        return std::unexpected(data.error());
    open_sealed(*data, {needs_.vault, member_id});
    auto const now = needs_.clock.now();
    auto readable = readable_files(*data, {.product = product, .member = *member, .created_at = now});
    return Exported{.file_name = fmt::format("my-data-{}.zip", moment_text(now).substr(0, 10)),
                    .bytes = needs_.format.pack({.product = product,
                                                 .created_at = now,
                                                 .data = std::move(*data),
                                                 .readable = std::move(readable)})};
}

} // namespace evenkeel::portability
