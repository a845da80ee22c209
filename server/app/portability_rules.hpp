#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/portability/export_member.hpp"
#include "core/portability/import_file.hpp"

namespace evenkeel::app {

/// Taking data out and bringing it in.
struct PortabilityRules {
    PortabilityRules(Stores& stores, Outside const& outside)
        : export_member{{.members = stores.members,
                         .archive = stores.member_archive,
                         .vault = outside.vault,
                         .format = outside.archive_format,
                         .clock = outside.clock,
                         .product = outside.content.brand.name,
                         .places = outside.export_places}},
          prepare_import{{.members = stores.members,
                          .format = outside.archive_format,
                          .files = outside.import_files,
                          .mood_words = outside.content.imports.moods,
                          .moods = outside.content.moods,
                          .vault = outside.vault,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          preview_import{
              {.prepare = prepare_import, .archive = stores.member_archive, .places = outside.import_places}},
          apply_import{{.prepare = prepare_import,
                        .archive = stores.member_archive,
                        .clock = outside.clock,
                        .secure = outside.secure,
                        .places = outside.import_places}},
          undo_import{stores.member_archive, outside.clock} {}

    // They refer to each other.
    PortabilityRules(PortabilityRules const&) = delete;
    PortabilityRules& operator=(PortabilityRules const&) = delete;

    portability::ExportMember export_member;
    portability::PrepareImport prepare_import;
    portability::PreviewImport preview_import;
    portability::ApplyImport apply_import;
    portability::UndoImport undo_import;
};

} // namespace evenkeel::app
