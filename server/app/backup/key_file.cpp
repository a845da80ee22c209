#include "app/backup/key_file.hpp"

#include "app/encryption/installation_key.hpp"
#include "core/base/unavailable.hpp"
#include "outbound/backup/durable_file.hpp"
#include "outbound/backup/sealed_file.hpp"
#include "storage/engine/migrate.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <sstream>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kKeysFormat = "evenkeel-keys 1";

std::string text_of(KeyFile const& file) {
    auto text = fmt::format("{}\ninstallation {}\n", kKeysFormat, file.installation_key);
    if (!file.secret.empty())
        text += fmt::format("secret {}\n", file.secret);
    for (auto const& key : file.keys)
        text += fmt::format("key {} {} {} {}\n", key.key_id, key.wrapped_by, key.wrapped, key.member_id);
    return text;
}

/// A member's id comes last: it may be any text of one line.
KeyFile parsed(std::istream& stream, fs::path const& path) {
    auto const damaged = [&] { return Unavailable{fmt::format("{} is damaged", path.string())}; };
    std::string line;
    if (!std::getline(stream, line) || line != kKeysFormat)
        throw damaged();
    KeyFile file;
    while (std::getline(stream, line)) {
        std::istringstream words{line};
        std::string what;
        words >> what;
        if (what == "installation") {
            words >> file.installation_key;
        } else if (what == "secret") {
            words >> file.secret;
        } else if (what == "key") {
            storage::KeptKey key;
            words >> key.key_id >> key.wrapped_by >> key.wrapped >> std::ws;
            std::getline(words, key.member_id);
            file.keys.push_back(std::move(key));
        }
        if (words.fail())
            throw damaged();
    }
    return file;
}

KeyFile of_database(storage::Database& database, fs::path const& data) {
    storage::KeyRing const ring{database};
    KeyFile file{.installation_key = ring.installation_key(), .secret = {}, .keys = ring.all()};
    auto const own = data / "encryption_key";
    if (fs::exists(own))
        if (auto secret = key_in(own); outbound::SodiumEncryption{secret}.id() == file.installation_key)
            file.secret = std::move(secret);
    return file;
}

/// Those of the earlier file that are neither in the database nor erased come first, so that a newer key of
/// the same member counts.
void keep_earlier(KeyFile& file, KeyFile const& earlier, std::vector<std::string> const& erased) {
    std::set<std::string, std::less<>> gone{erased.begin(), erased.end()};
    for (auto const& key : file.keys)
        gone.insert(key.key_id);
    std::vector<storage::KeptKey> keys;
    std::ranges::copy_if(earlier.keys, std::back_inserter(keys),
                         [&](auto const& key) { return !gone.contains(key.key_id); });
    keys.insert(keys.end(), file.keys.begin(), file.keys.end());
    file.keys = std::move(keys);
}

void replace(fs::path const& path, KeyFile const& file, BackupPlace const& place, BackupStage const& stage) {
    auto const plain = stage.folder() / "keys.plain";
    fs::remove(plain);
    {
        outbound::DurableFile target{plain};
        target.write(text_of(file));
        target.finish();
    }
    auto const next = path.string() + ".next";
    fs::create_directories(fs::absolute(path).parent_path());
    fs::remove(next);
    outbound::seal_file(plain, next, place.key);
    outbound::rename_durably(next, path);
    fs::remove(plain);
}

} // namespace

fs::path key_file_in(fs::path const& folder) {
    return folder / "evenkeel.keys";
}

std::optional<KeyFile> read_key_file(fs::path const& folder, BackupPlace const& place,
                                     BackupStage const& stage) {
    auto const path = key_file_in(folder);
    if (!fs::exists(path))
        return std::nullopt;
    auto const plain = stage.folder() / "keys.opened";
    fs::remove(plain);
    outbound::open_sealed_file(path, plain, place.key);
    std::ifstream stream{plain};
    auto file = parsed(stream, path);
    fs::remove(plain);
    return file;
}

std::size_t update_key_file(fs::path const& folder, BackupPlace const& place, BackupStage const& stage) {
    auto const database = storage::open(place.database, {.connections = 1});
    if (!storage::pending_migrations(*database).empty())
        return 0; // a backup before an upgrade: what it holds is not sealed yet, or has its keys in the file
    auto file = of_database(*database, place.data);
    auto const count = file.keys.size();
    auto const earlier = read_key_file(folder, place, stage);
    if (earlier)
        keep_earlier(file, *earlier, storage::KeyRing{*database}.erased());
    if (count > 0 || earlier)
        replace(key_file_in(folder), file, place, stage);
    return count;
}

void forget_erased_keys(BackupPlace const& place, fs::path const& folder) {
    if (!fs::exists(key_file_in(folder)))
        return;
    std::vector<std::string> erased;
    {
        auto const database = storage::open(place.database, {.connections = 1});
        erased = storage::KeyRing{*database}.erased();
    }
    std::ranges::sort(erased); // the databases compare texts differently
    if (erased.empty())
        return;
    BackupStage const stage{place.data};
    auto const kept = read_key_file(folder, place, stage);
    if (kept && std::ranges::any_of(kept->keys, [&](auto const& key) {
            return std::ranges::binary_search(erased, key.key_id);
        }))
        update_key_file(folder, place, stage);
}

} // namespace evenkeel::app
