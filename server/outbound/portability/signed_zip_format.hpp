#pragma once

#include "core/base/secure.hpp"
#include "core/portability/archive_format.hpp"

namespace evenkeel::outbound {

/// A ZIP: manifest.json with the digest of every other file, manifest.sig over it, data/<table>.json, and the
/// files for people.
class SignedZipFormat final : public portability::ArchiveFormat {
public:
    /// The secret stays in this installation; it only tells its own archives from others.
    SignedZipFormat(Secure const& secure, std::string secret) : secure_{secure}, secret_{std::move(secret)} {}

    [[nodiscard]] std::string pack(portability::ArchiveDraft const& draft) const override;
    [[nodiscard]] bool knows(std::string_view bytes) const override;
    [[nodiscard]] Result<portability::OpenedArchive> open(std::string_view bytes) const override;

private:
    [[nodiscard]] std::string signature_of(std::string_view manifest) const;

    Secure const& secure_;
    std::string secret_;
};

} // namespace evenkeel::outbound
