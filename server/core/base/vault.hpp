#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// Encrypts what must not be readable in the database. Safe to use from many threads.
class Vault {
public:
    virtual ~Vault() = default;

    /// The text, encrypted and authenticated, as printable characters; never twice the same.
    [[nodiscard]] virtual std::string seal(std::string_view text) = 0;

    /// Nothing when it was sealed with another key, or changed since.
    [[nodiscard]] virtual std::optional<std::string> open(std::string_view sealed) const = 0;
};

} // namespace evenkeel
