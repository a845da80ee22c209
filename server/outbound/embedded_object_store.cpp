#include "outbound/embedded_object_store.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>
#include <strings.h>

#include "core/base/base64.hpp"
#include "core/base/unavailable.hpp"
#include "outbound/post_policy.hpp"
#include "outbound/write_once.hpp"

namespace evenkeel::outbound {

namespace {

constexpr std::string_view kAlgorithm = "AWS4-HMAC-SHA256";
constexpr std::size_t kDayDigits = 8; ///< Of "20151229T000000Z".

std::unexpected<Failure> refused(std::string_view field, std::string message) {
    return refuse(Fault::upload_refused, std::string{field}, Sentence::in_english_only(std::move(message)));
}

/// The value of a form field, whose name S3 compares without case.
std::optional<std::string_view> field(reading::UploadForm const& form, std::string_view name) {
    auto const found = std::ranges::find_if(form.fields, [name](auto const& candidate) {
        return candidate.first.size() == name.size() &&
               ::strncasecmp(candidate.first.data(), name.data(), name.size()) == 0;
    });
    return found == form.fields.end() ? std::nullopt : std::optional{found->second};
}

bool is_key_character(char character) {
    bool const alphanumeric = (character >= '0' && character <= '9') ||
                              (character >= 'a' && character <= 'z') ||
                              (character >= 'A' && character <= 'Z');
    return alphanumeric || std::string_view{"/-_."}.contains(character);
}

/// Keys of ours are plain: nothing a file system could read as another place.
bool is_plain_key(std::string_view key) {
    return !key.empty() && key.size() <= 200 && std::ranges::all_of(key, is_key_character) &&
           !key.starts_with('/') && !key.starts_with('.') && !key.ends_with('/') && !key.contains("//") &&
           !key.contains("/.");
}

} // namespace

EmbeddedObjectStore::EmbeddedObjectStore(EmbeddedObjectStoreOptions options) : options_{std::move(options)} {
    sweep_leftovers(options_.directory, std::chrono::hours{1});
}

PresignedPost EmbeddedObjectStore::presign(std::string const& key, Instant now) const {
    auto const date = amz_date(now);
    auto const day = date.substr(0, kDayDigits);
    std::map<std::string, std::string> fields{{"key", key},
                                              {"Content-Type", options_.content_type},
                                              {"x-amz-algorithm", std::string{kAlgorithm}},
                                              {"x-amz-credential", options_.scope.credential(day)},
                                              {"x-amz-date", date}};
    PostPolicy const policy{.expires = now + options_.form_life,
                            .bucket = options_.bucket,
                            .exact_fields = fields,
                            .largest = options_.largest_file};
    auto const encoded = to_base64(policy.to_json());
    fields.emplace("policy", encoded);
    fields.emplace("x-amz-signature", sign_policy(options_.scope, day, encoded));
    return {.url = fmt::format("{}/object-store/{}", options_.public_url, options_.bucket),
            .fields = std::move(fields)};
}

std::filesystem::path EmbeddedObjectStore::path_of(std::string_view key) const {
    if (!is_plain_key(key))
        throw std::invalid_argument("not a key of the object store");
    return options_.directory / key;
}

std::optional<std::string> EmbeddedObjectStore::read(std::string const& key) const {
    auto const path = path_of(key);
    if (!std::filesystem::exists(path))
        return std::nullopt;
    std::ifstream file{path, std::ios::binary};
    std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    if (!file)
        throw Unavailable(fmt::format("cannot read {}", path.string()));
    return bytes;
}

void EmbeddedObjectStore::remove(std::string const& key) {
    std::error_code error;
    std::filesystem::remove(path_of(key), error);
    if (error)
        throw Unavailable(fmt::format("cannot remove an object: {}", error.message()));
}

Result<void> EmbeddedObjectStore::check_signature(reading::UploadForm const& form) const {
    static constexpr std::array<std::string_view, 6> kNeeded{
        "key", "policy", "x-amz-algorithm", "x-amz-credential", "x-amz-date", "x-amz-signature"};
    for (auto const name : kNeeded)
        if (!field(form, name))
            return refused(name, fmt::format("The form lacks the field {}.", name));
    if (*field(form, "x-amz-algorithm") != kAlgorithm)
        return refused("x-amz-algorithm", fmt::format("The form must be signed with {}.", kAlgorithm));
    auto const day = field(form, "x-amz-date")->substr(0, kDayDigits);
    if (*field(form, "x-amz-credential") != options_.scope.credential(day))
        return refused("x-amz-credential", "The form is signed for another store or another day.");
    if (!same_signature(*field(form, "x-amz-signature"),
                        sign_policy(options_.scope, day, *field(form, "policy"))))
        return refused("x-amz-signature", "The signature does not belong to this policy.");
    return {};
}

Result<void> EmbeddedObjectStore::accept(std::string_view bucket, reading::UploadForm const& form,
                                         Instant now) {
    if (auto const checked = check_signature(form); !checked)
        return checked;
    if (auto const checked = check_policy(*field(form, "policy"), bucket, form, now); !checked)
        return checked;
    auto const key = *field(form, "key");
    if (!is_plain_key(key))
        return refused("key", "This key cannot be kept.");
    if (write_once(path_of(key), form.file) == Written::otherwise)
        return refuse(Fault::conflict, "key", "Another file is kept under this key already.");
    return {};
}

} // namespace evenkeel::outbound
