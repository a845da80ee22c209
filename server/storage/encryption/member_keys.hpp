#pragma once

#include "core/base/encryption.hpp"
#include "core/base/id.hpp"
#include "storage/engine/database.hpp"

#include <mutex>
#include <unordered_map>

namespace evenkeel::storage {

/// Where a text stands: a box that was sealed for one place opens at no other.
struct TextPlace {
    MemberId const& member;
    std::string_view table;
    std::string_view row; ///< The row's key besides the member, its parts joined as in an import.
    std::string_view column;
};

[[nodiscard]] std::string place_text(TextPlace const& place);

/// The keys under which members' texts are sealed. Each is made with the member's first text and read once.
/// Safe to use from many threads.
class MemberKeys {
public:
    using Key = std::shared_ptr<TextKey const>;

    MemberKeys(Database& database, Encryption const& encryption)
        : database_{database}, encryption_{encryption} {}

    MemberKeys(MemberKeys const&) = delete;
    MemberKeys& operator=(MemberKeys const&) = delete;

    /// The member's key, made in a transaction of its own if there was none, so it is called before the one
    /// that writes. For a member who is gone it is a key that nothing will be kept under. Throws Unavailable
    /// when the key was wrapped under another key of the installation.
    [[nodiscard]] Key to_write(MemberId const& member);

    /// Says that a text of the member will be read soon; see Connection::expect.
    void expect(Connection& connection, MemberId const& member);

    /// The text of a column as it was before it was sealed. `key_column` names the column with the key: NULL
    /// there says that the text is plain. Nothing when its key is lost: it was erased before a restore, or
    /// the file of keys was missing then. Throws Unavailable when it is not the text that was sealed at this
    /// place.
    [[nodiscard]] std::optional<std::string> opened(Connection& connection, Row const& row,
                                                    TextPlace const& place, std::string_view key_column);

private:
    [[nodiscard]] Key remembered(MemberId const& member);
    [[nodiscard]] Key found(Connection& connection, MemberId const& member);
    void refuse_former_key() const;
    [[nodiscard]] Key unwrapped(MemberId const& member, Row const& row) const;
    void remember(MemberId const& member, Key const& key);

    Database& database_;
    Encryption const& encryption_;
    std::mutex mutex_;
    std::unordered_map<std::string, Key> remembered_;
};

} // namespace evenkeel::storage
