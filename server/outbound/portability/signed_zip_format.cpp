#include "outbound/portability/signed_zip_format.hpp"

#include "core/portability/readable.hpp"
#include "outbound/portability/table_json.hpp"
#include "outbound/portability/zip.hpp"
#include "outbound/sigv4.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <map>
#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace evenkeel::outbound {
namespace {

namespace json = boost::json;
using portability::ArchiveFile;
using portability::OpenedArchive;

constexpr std::string_view kFormat = "evenkeel-archive";
constexpr std::int64_t kVersion = 1;
constexpr std::string_view kManifest = "manifest.json";
constexpr std::string_view kSignature = "manifest.sig";

/// Only what is read back: the files for people are theirs to change.
bool is_wanted(std::string_view name) {
    return name == kManifest || name == kSignature || (name.starts_with("data/") && name.ends_with(".json"));
}

std::string manifest_text(portability::ArchiveDraft const& draft, std::span<ArchiveFile const> files,
                          Secure const& secure) {
    json::object counts;
    for (auto const& table : draft.data)
        counts.emplace(table.table, table.rows.size());
    json::object digests;
    for (auto const& file : files)
        digests.emplace(file.name, secure.sha256(file.bytes));
    return json::serialize(json::object{{"format", kFormat},
                                        {"version", kVersion},
                                        {"product", draft.product},
                                        {"created_at", portability::moment_text(draft.created_at)},
                                        {"created_at_ms", draft.created_at.time_since_epoch().count()},
                                        {"rows", std::move(counts)},
                                        {"sha256", std::move(digests)}}) +
           "\n";
}

struct Manifest {
    Instant created_at;
    std::map<std::string, std::string> digests;
};

Result<Manifest> manifest_of(std::string_view text) {
    std::string const name{kManifest};
    auto const value = json_in_file(name, text);
    if (!value)
        return std::unexpected(value.error());
    auto const* const object = value->if_object();
    if (object == nullptr || !object->contains("format") || object->at("format") != json::value(kFormat))
        return wrong_file(name, "it is not the manifest of an archive of ours");
    auto const* const version = object->if_contains("version");
    if (version == nullptr || !version->is_int64() || version->get_int64() != kVersion)
        return wrong_file(name, "its version is not one that this program can read");
    auto const* const moment = object->if_contains("created_at_ms");
    auto const* const digests = object->if_contains("sha256");
    if (moment == nullptr || !moment->is_int64() || digests == nullptr || !digests->is_object())
        return wrong_file(name, "created_at_ms or sha256 is missing");
    Manifest manifest{.created_at = Instant{std::chrono::milliseconds{moment->get_int64()}}, .digests = {}};
    for (auto const& [file, digest] : digests->get_object())
        if (digest.is_string())
            manifest.digests.emplace(file, std::string{digest.get_string()});
    return manifest;
}

} // namespace

std::string SignedZipFormat::signature_of(std::string_view manifest) const {
    // The words before keep this use of the secret apart from every other one.
    auto const message = fmt::format("evenkeel archive manifest\n{}", manifest);
    std::array<unsigned char, EVP_MAX_MD_SIZE> code{};
    unsigned int size = 0;
    HMAC(EVP_sha256(), secret_.data(), static_cast<int>(secret_.size()),
         reinterpret_cast<unsigned char const*>(message.data()), message.size(), code.data(), &size);
    std::string hex;
    for (unsigned int i = 0; i < size; ++i)
        hex += fmt::format("{:02x}", code[i]);
    return hex;
}

std::string SignedZipFormat::pack(portability::ArchiveDraft const& draft) const {
    std::vector<ArchiveFile> files;
    for (auto const& table : draft.data)
        files.push_back({fmt::format("data/{}.json", table.table), table_json(table)});
    files.insert(files.end(), draft.readable.begin(), draft.readable.end());
    auto const manifest = manifest_text(draft, files, secure_);
    files.insert(files.begin(), {{std::string{kManifest}, manifest},
                                 {std::string{kSignature}, signature_of(manifest) + "\n"}});
    return zip(files, draft.created_at);
}

bool SignedZipFormat::knows(std::string_view bytes) const {
    // A local file header has its name after 30 bytes; ours begins with the manifest.
    return bytes.starts_with("PK\x03\x04") && bytes.size() > 30 && bytes.substr(30).starts_with(kManifest);
}

Result<OpenedArchive> SignedZipFormat::open(std::string_view bytes) const {
    auto const files = unzip(bytes, &is_wanted);
    if (!files)
        return std::unexpected(files.error());
    auto const manifest_file = std::ranges::find(*files, kManifest, &ArchiveFile::name);
    auto const signature_file = std::ranges::find(*files, kSignature, &ArchiveFile::name);
    if (manifest_file == files->end())
        return wrong_file(std::string{kManifest}, "it is missing");
    auto manifest = manifest_of(manifest_file->bytes);
    if (!manifest)
        return std::unexpected(manifest.error());
    OpenedArchive opened{.created_at = manifest->created_at,
                         .is_ours =
                             signature_file != files->end() &&
                             same_signature(signature_file->bytes, signature_of(manifest_file->bytes) + "\n"),
                         .data = {}};
    for (auto const& file : *files) {
        if (!file.name.starts_with("data/"))
            continue;
        auto const digest = manifest->digests.extract(file.name);
        if (digest.empty() || digest.mapped() != secure_.sha256(file.bytes))
            return wrong_file(file.name, "it was changed, or stands in the archive twice");
        auto table = table_of_json(file.name, file.bytes);
        if (!table)
            return std::unexpected(table.error());
        opened.data.push_back(std::move(*table));
    }
    for (auto const& [name, digest] : manifest->digests)
        if (name.starts_with("data/"))
            return wrong_file(name, "it is missing");
    return opened;
}

} // namespace evenkeel::outbound
