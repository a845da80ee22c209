#include "app/encryption/installation_key.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/backup/durable_file.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"
#include "storage/encryption/key_ring.hpp"

#include <array>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <memory>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

std::string without_line_end(std::string text) {
    while (text.ends_with('\n') || text.ends_with('\r'))
        text.pop_back();
    return text;
}

/// The first bytes that an operator's command writes to its standard output.
std::string output_of(std::string const& command) {
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe{::popen(command.c_str(), "re"), ::pclose};
    if (!pipe)
        throw Unavailable{"encryption_key_command cannot be started"};
    std::array<char, 4096> bytes{};
    auto const count = std::fread(bytes.data(), 1, bytes.size(), pipe.get());
    auto const status = ::pclose(pipe.release());
    if (status != 0)
        throw Unavailable{fmt::format("encryption_key_command ended with the status {}", status)};
    return without_line_end({bytes.data(), count});
}

std::string usable_key(std::string key, std::string_view place) {
    if (key.size() < kShortestSecret)
        throw Unavailable{
            fmt::format("the key from {} has fewer than {} characters", place, kShortestSecret)};
    return key;
}

std::string where_it_should_be(Config const& config, fs::path const& data) {
    auto const file = installation_key_file(config, data);
    return file ? file->string() : "the settings";
}

bool is_inside(fs::path const& file, fs::path const& folder) {
    auto const relative = fs::weakly_canonical(file).lexically_relative(fs::weakly_canonical(folder));
    return !relative.empty() && *relative.begin() != "..";
}

bool is_open_to_others(fs::path const& file) {
    auto const others = fs::perms::group_all | fs::perms::others_all;
    return (fs::status(file).permissions() & others) != fs::perms::none;
}

Finding look_at_key_place(std::optional<fs::path> const& file, fs::path const& data) {
    if (!file)
        return ok("each member's journal and safety answers are sealed; the settings give the key");
    if (is_open_to_others(*file))
        return fail(fmt::format("others on this machine can read {}; run `chmod 600` on it", file->string()));
    if (is_inside(*file, data))
        return warn(
            fmt::format("the key, {}, lies beside what it opens. Move it to another disk and set "
                        "encryption_key_file; keep a copy, because without it no journal can be read.",
                        file->string()));
    return ok(
        fmt::format("each member's journal and safety answers are sealed; the key is {}", file->string()));
}

} // namespace

std::optional<fs::path> installation_key_file(Config const& config, fs::path const& data) {
    if (!config.encryption_key.empty() || !config.encryption_key_command.empty())
        return std::nullopt;
    return config.encryption_key_file.empty() ? data / "encryption_key"
                                              : fs::path{config.encryption_key_file};
}

std::string key_in(fs::path const& file) {
    std::ifstream stream{file};
    std::string key{std::istreambuf_iterator<char>{stream}, {}};
    if (!stream)
        throw Unavailable{fmt::format("the key in {} cannot be read", file.string())};
    return usable_key(without_line_end(std::move(key)), file.string());
}

std::string make_key_file(fs::path const& file) {
    outbound::SystemClock const clock;
    auto key = outbound::SodiumSecure{clock}.token();
    outbound::DurableFile target{file};
    target.write(key + "\n");
    target.finish();
    return key;
}

std::optional<std::string> find_installation_key(Config const& config, fs::path const& data) {
    if (!config.encryption_key.empty())
        return usable_key(config.encryption_key, "the setting encryption_key");
    if (!config.encryption_key_command.empty())
        return usable_key(output_of(config.encryption_key_command), "encryption_key_command");
    auto const file = *installation_key_file(config, data);
    return fs::exists(file) ? std::optional{key_in(file)} : std::nullopt;
}

outbound::SodiumEncryption encryption_of(Config const& config, fs::path const& data,
                                         storage::Database& database) {
    storage::KeyRing ring{database};
    auto key = find_installation_key(config, data);
    if (!key) {
        if (auto const owner = ring.installation_key(); !owner.empty())
            throw Unavailable{
                fmt::format("the key of the installation is not in {}: journals in this database "
                            "are sealed under the key {}. Put its file back, or set "
                            "encryption_key_file to where it is. Nothing was changed",
                            where_it_should_be(config, data), owner)};
        key = make_key_file(*installation_key_file(config, data));
    }
    outbound::SodiumEncryption encryption{*key};
    if (auto const owner = ring.claim(encryption.id()); owner != encryption.id())
        throw Unavailable{fmt::format(
            "journals in this database are sealed under the key {} of the installation, and {} gives another "
            "one, {}. Put the right key there. If a change of the key was interrupted, run `evenkeel admin "
            "change-encryption-key` again. Nothing was changed",
            owner, where_it_should_be(config, data), encryption.id())};
    return encryption;
}

Finding look_at_restored_keys(fs::path const& data, std::string const& database_url) {
    auto const database = storage::open(database_url, {.connections = 1});
    storage::KeyRing const ring{*database};
    auto const owner = ring.installation_key();
    if (auto const lost = ring.count_without_key(); lost > 0)
        return warn(
            fmt::format("the texts of {} members have no key any more: they were erased since", lost));
    if (!owner.empty() && !fs::exists(data / "encryption_key"))
        return warn(
            fmt::format("members' keys are wrapped under the key {} of your settings: keep it as long "
                        "as this backup, or no journal can be read",
                        owner));
    return ok("each sealed text has its key");
}

Finding look_at_encryption(Config const& config, fs::path const& data, storage::Database& database) {
    storage::KeyRing const ring{database};
    auto const owner = ring.installation_key();
    auto const key = find_installation_key(config, data);
    if (owner.empty())
        return ok("nothing is sealed yet");
    if (!key)
        return fail(
            fmt::format("the key {} is not in {}, and without it no journal can be read. Put its file "
                        "back; the server does not start before.",
                        owner, where_it_should_be(config, data)));
    auto const id = outbound::SodiumEncryption{*key}.id();
    if (auto const others = ring.count_wrapped_otherwise(owner); id != owner || others > 0)
        return fail(
            fmt::format("the database belongs to the key {}, {} of its keys are wrapped under another "
                        "one, and {} gives {}. If a change of the key was interrupted, run `evenkeel "
                        "admin change-encryption-key` again; else put the right key back.",
                        owner, others, where_it_should_be(config, data), id));
    if (auto const lost = ring.count_without_key(); lost > 0)
        return fail(
            fmt::format("the journals or safety answers of {} members cannot be read, because their "
                        "keys are gone: they were erased after the backup that was restored, or it was "
                        "restored without evenkeel.keys beside it.",
                        lost));
    return look_at_key_place(installation_key_file(config, data), data);
}

} // namespace evenkeel::app
