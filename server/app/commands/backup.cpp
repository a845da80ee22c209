#include "app/backup/backup.hpp"
#include "app/backup/key_file.hpp"
#include "app/commands/commands.hpp"

#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {

int back_up(CommandLine const& line) {
    auto const file =
        line.output.empty() ? backup_folder(line.config) / backup_name() : std::filesystem::path{line.output};
    make_backup(backup_place(line.config), file);
    std::cout << fmt::format("wrote {}\n", file.string());
    if (std::filesystem::exists(key_file_in(std::filesystem::absolute(file).parent_path())))
        std::cout
            << "members' keys are in evenkeel.keys beside it: take both, and replace that one each time, "
               "so that who was erased cannot be read in older backups\n";
    if (line.config.backup_key.empty())
        std::cout << "it is not sealed: whoever has it can read everything in it. Set backup_key.\n";
    return 0;
}

int verify_backup(CommandLine const& line) {
    return verify_backup(line.file, backup_place(line.config)) ? 0 : 1;
}

int restore(CommandLine const& line) {
    auto const place = backup_place(line.config);
    auto const note = restore_backup(line.file, place,
                                     {.occupied = line.is_confirmed ? Occupied::replace : Occupied::refuse,
                                      .no_keys = line.without_keys ? NoKeys::leave_sealed : NoKeys::refuse});
    std::cout << fmt::format("{} is as it was at {}, with {} recordings.\n"
                             "Members who were erased since then are back: erase them again.\n",
                             place.data.string(), note.made_at, note.recordings);
    if (note.without_key > 0)
        std::cout << fmt::format(
            "The journals and safety answers of {} members cannot be read: their keys were "
            "not in evenkeel.keys.\n",
            note.without_key);
    return 0;
}

} // namespace evenkeel::app
