#include "storage/encryption/member_keys.hpp"

#include "core/base/unavailable.hpp"
#include "storage/encryption/key_ring.hpp"
#include "storage/portability/archive_pieces.hpp"

#include <sql/member_keys.hpp>

#include <fmt/format.h>

namespace evenkeel::storage {
namespace {

/// Members at once in one process; beyond that all are read again.
constexpr std::size_t kMostRemembered = 10'000;

} // namespace

std::string place_text(TextPlace const& place) {
    return fmt::format("evenkeel text 1{0}{1}{0}{2}{0}{3}{0}{4}", kBetweenKeys, place.member.value(),
                       place.table, place.row, place.column);
}

MemberKeys::Key MemberKeys::to_write(MemberId const& member) {
    if (auto known = remembered(member))
        return known;
    if (auto kept = database_.read_one([&](Connection& connection) { return found(connection, member); }))
        return kept;
    auto const made = encryption_.make_key(member.value());
    database_.transact([&](Connection& connection) {
        connection.queue(sql::member_keys::kInsert, member, made.key_id, encryption_.id(), made.wrapped);
    });
    if (auto kept = database_.read_one([&](Connection& connection) { return found(connection, member); }))
        return kept;
    // Nothing may be sealed under a key that nobody has. Only a member who is gone may, because nothing is
    // kept of one.
    refuse_former_key();
    return encryption_.unwrap(made.wrapped, member.value());
}

void MemberKeys::refuse_former_key() const {
    auto const current = KeyRing{database_}.installation_key();
    if (!current.empty() && current != encryption_.id())
        throw Unavailable{
            fmt::format("the key of the installation was changed to {}, and this process has {}: "
                        "start it again",
                        current, encryption_.id())};
}

void MemberKeys::expect(Connection& connection, MemberId const& member) {
    if (!remembered(member))
        connection.expect(sql::member_keys::kFind, member);
}

std::optional<std::string> MemberKeys::opened(Connection& connection, Row const& row, TextPlace const& place,
                                              std::string_view key_column) {
    if (row.is_null(key_column))
        return row.text(place.column);
    auto key = remembered(place.member);
    if (!key)
        key = found(connection, place.member);
    if (!key || key->id() != row.view(key_column))
        return std::nullopt;
    auto text = key->open(row.view(place.column), place_text(place));
    if (!text)
        throw Unavailable{
            fmt::format("a text in {} does not open with the key {}: it was changed, or moved from another "
                        "row",
                        place.table, key->id())};
    return text;
}

MemberKeys::Key MemberKeys::remembered(MemberId const& member) {
    std::scoped_lock const lock{mutex_};
    auto const place = remembered_.find(member.value());
    return place == remembered_.end() ? nullptr : place->second;
}

/// Keys are committed before anything is sealed with them, so what is read here stays.
MemberKeys::Key MemberKeys::found(Connection& connection, MemberId const& member) {
    auto const rows = connection.run(sql::member_keys::kFind, member);
    if (rows.empty())
        return nullptr;
    auto key = unwrapped(member, rows.first());
    remember(member, key);
    return key;
}

MemberKeys::Key MemberKeys::unwrapped(MemberId const& member, Row const& row) const {
    auto key = encryption_.unwrap(row.view("wrapped"), member.value());
    if (!key || key->id() != row.view("key_id"))
        throw Unavailable{fmt::format("a member's key was wrapped under the key {} of the installation, and "
                                      "this process has {}",
                                      row.view("wrapped_by"), encryption_.id())};
    return key;
}

void MemberKeys::remember(MemberId const& member, Key const& key) {
    std::scoped_lock const lock{mutex_};
    if (remembered_.size() >= kMostRemembered)
        remembered_.clear();
    remembered_.insert_or_assign(member.value(), key);
}

} // namespace evenkeel::storage
