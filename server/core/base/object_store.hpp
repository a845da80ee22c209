#pragma once

#include "core/base/clock.hpp"

#include <map>
#include <optional>
#include <string>

namespace evenkeel {

/// Where and with which form fields a browser may post one file, until it expires (S3 "presigned POST").
struct PresignedPost {
    std::string url;
    std::map<std::string, std::string> fields;
};

/// Keeps uploaded recordings: S3-compatible storage, or our own directory behind the same signed form.
class ObjectStore {
public:
    virtual ~ObjectStore() = default;

    [[nodiscard]] virtual PresignedPost presign(std::string const& key, Instant now) const = 0;

    /// Nothing when no such object was uploaded. Throws Unavailable when the store cannot answer.
    [[nodiscard]] virtual std::optional<std::string> read(std::string const& key) const = 0;

    /// Removing what is not there is no error.
    virtual void remove(std::string const& key) = 0;
};

} // namespace evenkeel
