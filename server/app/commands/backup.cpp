#include "app/backup/backup.hpp"
#include "app/commands/commands.hpp"

#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {

int back_up(CommandLine const& line) {
    auto const file =
        line.output.empty() ? backup_folder(line.config) / backup_name() : std::filesystem::path{line.output};
    make_backup(backup_place(line.config), file);
    std::cout << fmt::format("wrote {}\n", file.string());
    if (line.config.backup_key.empty())
        std::cout << "it is not sealed: whoever has it can read everything in it. Set backup_key.\n";
    return 0;
}

int verify_backup(CommandLine const& line) {
    return verify_backup(line.file, backup_place(line.config)) ? 0 : 1;
}

int restore(CommandLine const& line) {
    auto const place = backup_place(line.config);
    auto const note =
        restore_backup(line.file, place, line.is_confirmed ? Occupied::replace : Occupied::refuse);
    std::cout << fmt::format("{} is as it was at {}, with {} recordings.\n"
                             "Members who were erased since then are back: erase them again.\n",
                             place.data.string(), note.made_at, note.recordings);
    return 0;
}

} // namespace evenkeel::app
