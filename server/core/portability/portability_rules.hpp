#pragma once

#include "core/outside.hpp"
#include "core/portability/export_member.hpp"
#include "core/portability/import_file.hpp"
#include "core/stores.hpp"

namespace evenkeel::portability {

/// Taking data out and bringing it in.
struct PortabilityRules {
    PortabilityRules(Stores const& stores, Outside const& outside)
        : export_member{{.members = stores.members,
                         .archive = stores.member_archive,
                         .vault = outside.vault,
                         .format = outside.archive_format,
                         .clock = outside.clock,
                         .places = export_places_}},
          prepare_import{{.members = stores.members,
                          .format = outside.archive_format,
                          .files = outside.import_files,
                          .vault = outside.vault,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          preview_import{
              {.prepare = prepare_import, .archive = stores.member_archive, .places = import_places_}},
          apply_import{{.prepare = prepare_import,
                        .archive = stores.member_archive,
                        .clock = outside.clock,
                        .secure = outside.secure,
                        .places = import_places_}},
          undo_import{stores.member_archive, outside.clock} {}

    // They refer to each other.
    PortabilityRules(PortabilityRules const&) = delete;
    PortabilityRules& operator=(PortabilityRules const&) = delete;

private:
    std::counting_semaphore<> export_places_{kExportsAtOnce};
    std::counting_semaphore<> import_places_{kImportsAtOnce};

public:
    ExportMember const export_member;
    PrepareImport const prepare_import;
    PreviewImport const preview_import;
    ApplyImport const apply_import;
    UndoImport const undo_import;
};

} // namespace evenkeel::portability
