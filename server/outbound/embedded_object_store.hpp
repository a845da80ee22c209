#pragma once

#include <filesystem>
#include <string>

#include "core/base/object_store.hpp"
#include "core/reading/signed_uploads.hpp"
#include "outbound/sigv4.hpp"

namespace evenkeel::outbound {

struct EmbeddedObjectStoreOptions {
    std::filesystem::path directory{};
    std::string
        public_url{}; ///< Of the service listener: the form's target is `public_url`/object-store/`bucket`.
    std::string bucket{"recordings"};
    std::string content_type{"text/csv"};
    SigningScope scope{};
    std::size_t largest_file{std::size_t{8} * 1024 * 1024};
    std::chrono::seconds form_life{std::chrono::minutes{10}};
};

/// An object store in a directory of ours, behind the same signed forms as S3, so that the browser's side and
/// the policy are the same and S3-compatible storage is a line of configuration. Safe from many threads and
/// processes.
class EmbeddedObjectStore final : public ObjectStore, public reading::SignedUploads {
public:
    /// Clears away what a crash left half written.
    explicit EmbeddedObjectStore(EmbeddedObjectStoreOptions options);

    [[nodiscard]] PresignedPost presign(std::string const& key, Instant now) const override;
    [[nodiscard]] std::optional<std::string> read(std::string const& key) const override;
    void remove(std::string const& key) override;

    [[nodiscard]] Result<void> accept(std::string_view bucket, reading::UploadForm const& form,
                                      Instant now) override;

private:
    [[nodiscard]] std::filesystem::path path_of(std::string_view key) const;
    [[nodiscard]] Result<void> check_signature(reading::UploadForm const& form) const;

    EmbeddedObjectStoreOptions options_;
};

} // namespace evenkeel::outbound
