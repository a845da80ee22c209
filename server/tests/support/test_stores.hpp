#pragma once

#include "core/account/member/member.hpp"
#include "core/job/job.hpp"
#include "core/stores.hpp"

#include <memory>
#include <vector>

namespace evenkeel::storage {
class Database;
} // namespace evenkeel::storage

namespace evenkeel::testing {

/// Every store on a SQLite database of its own that lives in memory and begins empty. Read the header of an
/// interface to call it: `stores_.members.find(…)`.
class TestStores : public Stores {
public:
    TestStores();
    ~TestStores();
    TestStores(TestStores const&) = delete;
    TestStores& operator=(TestStores const&) = delete;

    /// Adds a member alone, because every row of a member needs one: no session, no welcome mail.
    void add(account::Member const& member);

    /// Every job that waits or runs, in the order in which they were queued. Takes none away.
    [[nodiscard]] std::vector<job::Job> queued();

    [[nodiscard]] std::size_t count_rows(std::string const& table);

    /// For a test that looks at tables and not at stores.
    [[nodiscard]] storage::Database& database();

private:
    struct Kept;

    explicit TestStores(std::unique_ptr<Kept> kept);

    std::unique_ptr<Kept> kept_;
};

} // namespace evenkeel::testing
