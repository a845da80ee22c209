#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// A key that seals one member's texts. Safe to use from many threads.
class TextKey {
public:
    virtual ~TextKey() = default;

    /// Names the key and tells nothing about it.
    [[nodiscard]] virtual std::string const& id() const = 0;

    /// The text as printable characters, never twice the same. It opens at this place only: a box that is
    /// moved to another row is of no use there.
    [[nodiscard]] virtual std::string seal(std::string_view text, std::string_view place) const = 0;

    /// Nothing when it was sealed with another key, at another place, or changed since.
    [[nodiscard]] virtual std::optional<std::string> open(std::string_view box,
                                                          std::string_view place) const = 0;
};

/// Wraps the keys of members under the key of the installation. Safe to use from many threads.
class Encryption {
public:
    virtual ~Encryption() = default;

    /// Names the key of the installation and tells nothing about it.
    [[nodiscard]] virtual std::string const& id() const = 0;

    struct NewKey {
        std::string key_id;
        std::string wrapped;
    };

    /// A new key for this owner, drawn by lot.
    [[nodiscard]] virtual NewKey make_key(std::string_view owner) const = 0;

    /// Null when it was wrapped under another key or for another owner, or changed since.
    [[nodiscard]] virtual std::shared_ptr<TextKey const> unwrap(std::string_view wrapped,
                                                                std::string_view owner) const = 0;
};

} // namespace evenkeel
