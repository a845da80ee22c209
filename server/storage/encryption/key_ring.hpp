#pragma once

#include "storage/engine/database.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::storage {

/// A member's key as it is kept.
struct KeptKey {
    std::string member_id;
    std::string key_id;
    std::string wrapped_by;
    std::string wrapped;
};

/// All keys of members, for whoever keeps, changes or brings them back.
class KeyRing {
public:
    explicit KeyRing(Database& database) : database_{database} {}

    /// Says that the database belongs to this key of the installation, if it belongs to none yet. Answers to
    /// which it belongs.
    [[nodiscard]] std::string claim(std::string const& installation_key);

    /// The database belongs to none any more.
    void forget_installation();

    /// To which key of the installation the database belongs; empty: to none yet.
    [[nodiscard]] std::string installation_key() const;

    /// How many keys were wrapped under another key of the installation.
    [[nodiscard]] std::size_t count_wrapped_otherwise(std::string const& installation_key) const;

    /// How many members have sealed texts and no key.
    [[nodiscard]] std::size_t count_without_key() const;

    [[nodiscard]] std::vector<KeptKey> all() const;
    [[nodiscard]] std::vector<std::string> erased() const;

    struct Change {
        std::string from;
        std::string to;
        /// The key of this owner, wrapped under `to` instead; nothing when it does not open.
        std::function<std::optional<std::string>(std::string const& wrapped, std::string const& owner)>
            wrap_again;
    };

    /// Wraps every key under another key of the installation, some at a time; called again it goes on where
    /// it was interrupted. Answers how many it wrapped. Throws Unavailable when a key does not open, and
    /// leaves that one as it is.
    std::size_t change(Change const& change);

    /// Brings keys of members who are here back, and says to which key of the installation all belong.
    void put_back(std::vector<KeptKey> const& keys, std::string const& installation_key);

private:
    Database& database_;
};

} // namespace evenkeel::storage
