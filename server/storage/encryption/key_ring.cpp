#include "storage/encryption/key_ring.hpp"

#include "core/base/unavailable.hpp"

#include <sql/erased_keys.hpp>
#include <sql/installation_key.hpp>
#include <sql/member_keys.hpp>

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace evenkeel::storage {
namespace {

/// Others wait for one transaction some milliseconds.
constexpr std::size_t kKeysAtOnce = 100;
constexpr std::size_t kKeysOfPage = 1000;

std::string key_of_installation(Connection& connection) {
    auto const rows = connection.run(sql::installation_key::kFind);
    return rows.empty() ? std::string{} : rows.first().text("key_id");
}

/// How many keys it wrapped; none: there are none left.
std::size_t wrap_some(Connection& connection, KeyRing::Change const& change) {
    auto const rows = connection.run(sql::member_keys::kListWrappedBy, change.from, kKeysAtOnce);
    for (auto const& row : rows) {
        auto const owner = row.text("member_id");
        auto const wrapped = change.wrap_again(row.text("wrapped"), owner);
        if (!wrapped)
            throw Unavailable{"a member's key does not open with the key of the installation that it is said "
                              "to be wrapped under; nothing of it was changed"};
        connection.run(sql::member_keys::kWrapAgain, owner, change.from, change.to, *wrapped);
    }
    return rows.size();
}

} // namespace

std::string KeyRing::claim(std::string const& installation_key) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::installation_key::kClaim, installation_key);
        return key_of_installation(connection);
    });
}

void KeyRing::forget_installation() {
    database_.transact([](Connection& connection) { connection.queue(sql::installation_key::kForget); });
}

std::string KeyRing::installation_key() const {
    return database_.read_one([](Connection& connection) { return key_of_installation(connection); });
}

std::size_t KeyRing::count_wrapped_otherwise(std::string const& installation_key) const {
    return database_.read_one([&](Connection& connection) {
        return static_cast<std::size_t>(
            connection.run(sql::member_keys::kCountWrappedOtherwise, installation_key)
                .first()
                .integer("keys"));
    });
}

std::size_t KeyRing::count_without_key() const {
    return database_.read_one([](Connection& connection) {
        return static_cast<std::size_t>(
            connection.run(sql::member_keys::kCountWithoutKey).first().integer("members"));
    });
}

std::vector<KeptKey> KeyRing::all() const {
    std::vector<KeptKey> keys;
    for (auto before = keys.size();; before = keys.size()) {
        auto const after = keys.empty() ? std::string{} : keys.back().member_id;
        database_.read_one([&](Connection& connection) {
            for (auto const& row : connection.run(sql::member_keys::kList, after, kKeysOfPage))
                keys.push_back({.member_id = row.text("member_id"),
                                .key_id = row.text("key_id"),
                                .wrapped_by = row.text("wrapped_by"),
                                .wrapped = row.text("wrapped")});
        });
        if (keys.size() < before + kKeysOfPage)
            return keys;
    }
}

std::vector<std::string> KeyRing::erased() const {
    std::vector<std::string> ids;
    for (auto before = ids.size();; before = ids.size()) {
        auto const after = ids.empty() ? std::string{} : ids.back();
        database_.read_one([&](Connection& connection) {
            for (auto const& row : connection.run(sql::erased_keys::kList, after, kKeysOfPage))
                ids.push_back(row.text("key_id"));
        });
        if (ids.size() < before + kKeysOfPage)
            return ids;
    }
}

std::size_t KeyRing::change(Change const& change) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::installation_key::kChange, change.from, change.to);
        connection.queue(sql::installation_key::kClaim, change.to);
    });
    if (auto const now = installation_key(); now != change.to)
        throw Unavailable{fmt::format("the database belongs to the key {} of the installation, and that is "
                                      "neither the present key {} nor the next one {}",
                                      now, change.from, change.to)};
    std::size_t wrapped = 0;
    while (auto const some =
               database_.transact([&](Connection& connection) { return wrap_some(connection, change); }))
        wrapped += some;
    return wrapped;
}

void KeyRing::put_back(std::vector<KeptKey> const& keys, std::string const& installation_key) {
    for (std::span<KeptKey const> left{keys}; !left.empty();) {
        auto const some = left.first(std::min(left.size(), kKeysAtOnce));
        database_.transact([&](Connection& connection) {
            for (auto const& key : some)
                connection.run(sql::member_keys::kPutBack, key.member_id, key.key_id, key.wrapped_by,
                               key.wrapped);
        });
        left = left.subspan(some.size());
    }
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::installation_key::kSet, installation_key); });
}

} // namespace evenkeel::storage
