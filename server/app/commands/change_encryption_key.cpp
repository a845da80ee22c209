#include "app/commands/commands.hpp"
#include "app/encryption/installation_key.hpp"
#include "app/installation.hpp"
#include "core/base/unavailable.hpp"
#include "outbound/backup/durable_file.hpp"
#include "storage/encryption/key_ring.hpp"
#include "storage/engine/migrate.hpp"

#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

/// Where the next key waits until everything is wrapped under it. What an interrupted change left there is
/// gone on with.
fs::path place_of_next(CommandLine const& line, std::optional<fs::path> const& present) {
    if (present)
        return present->string() + ".next";
    if (line.output.empty())
        throw Unavailable{
            "the settings give the key and not a file, so say with --output where the new key is "
            "written to"};
    return line.output;
}

} // namespace

int change_encryption_key(CommandLine const& line) {
    auto const installation = prepare_installation(line.config);
    auto const database = storage::open(installation.database);
    storage::migrate(*database);
    auto const key = find_installation_key(line.config, installation.data);
    if (!key)
        throw Unavailable{"there is no key yet; the first start of the server makes one"};
    auto const present_file = installation_key_file(line.config, installation.data);
    auto const next_file = place_of_next(line, present_file);
    auto const next_key = fs::exists(next_file) ? key_in(next_file) : make_key_file(next_file);

    outbound::SodiumEncryption const present{*key};
    outbound::SodiumEncryption const next{next_key};
    auto const wrapped = storage::KeyRing{*database}.change(
        {.from = present.id(), .to = next.id(), .wrap_again = [&](auto const& box, auto const& owner) {
             return present.wrap_under(next, box, owner);
         }});
    if (present_file)
        outbound::rename_durably(next_file, *present_file);
    std::cout << fmt::format("wrapped {} keys under the new key in {}\n", wrapped,
                             (present_file ? *present_file : next_file).string());
    if (!present_file)
        std::cout << "set encryption_key_file to that file, or let your settings give what is in it\n";
    std::cout << "Start the servers again: those that run still have the former key. Make a backup, so that "
                 "evenkeel.keys beside it has the keys under the new one.\n";
    return 0;
}

} // namespace evenkeel::app
