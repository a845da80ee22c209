#include "storage/engine/executed_statements.hpp"

#include <gtest/gtest.h>

namespace evenkeel::testing {
namespace {

/// Every statement of queries/ must run in some contract test, on both databases: SQL that no test has run is
/// SQL that nobody has read by a database. Only a run of all tests can know that.
class StatementCoverage final : public ::testing::Environment {
public:
    void SetUp() override { storage::remember_executed(); }

    void TearDown() override {
        if (::testing::GTEST_FLAG(filter) != "*")
            return;
        for (auto const& statement : storage::never_executed())
            ADD_FAILURE() << "no contract test runs the statement " << statement;
    }
};

[[maybe_unused]] auto* const kStatementCoverage = ::testing::AddGlobalTestEnvironment(new StatementCoverage);

} // namespace
} // namespace evenkeel::testing
