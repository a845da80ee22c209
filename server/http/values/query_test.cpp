#include "http/values/query.hpp"

#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

enum class Interval { day, week };
BOOST_DESCRIBE_ENUM(Interval, day, week)

struct SeriesQuery {
    Interval interval{Interval::day};
    std::optional<int> limit{};
    std::optional<std::string> before{};
};
BOOST_DESCRIBE_STRUCT(SeriesQuery, (), (interval, limit, before))

TEST(Query, IsReadLikeABody) {
    auto const query = decode_query<SeriesQuery>({{"interval", "week"}, {"limit", "50"}, {"before", "2026"}});
    ASSERT_TRUE(query);
    EXPECT_EQ(query->interval, Interval::week);
    EXPECT_EQ(query->limit, 50);
    EXPECT_EQ(query->before, "2026");
}

TEST(Query, MayLeaveOutWhatIsOptional) {
    auto const query = decode_query<SeriesQuery>({{"interval", "day"}});
    ASSERT_TRUE(query);
    EXPECT_FALSE(query->limit);
}

struct Case {
    char const* name;
    std::vector<NameValue> query;
    char const* field;
};

class QueryRefusals : public testing::TestWithParam<Case> {};

TEST_P(QueryRefusals, NameTheField) {
    auto const query = decode_query<SeriesQuery>(GetParam().query);
    ASSERT_FALSE(query);
    EXPECT_EQ(query.error().fault, Fault::invalid_input);
    EXPECT_EQ(query.error().field, GetParam().field);
}

INSTANTIATE_TEST_SUITE_P(
    Query, QueryRefusals,
    testing::Values(Case{"Missing", {{"limit", "1"}}, "interval"},
                    Case{"Unknown", {{"interval", "day"}, {"colour", "red"}}, "colour"},
                    Case{"Twice", {{"interval", "day"}, {"interval", "week"}}, "interval"},
                    Case{"NotInTheList", {{"interval", "decade"}}, "interval"},
                    Case{"NoNumber", {{"interval", "day"}, {"limit", "many"}}, "limit"},
                    Case{"NotWhole", {{"interval", "day"}, {"limit", "1.5"}}, "limit"},
                    Case{"Empty", {{"interval", "day"}, {"limit", ""}}, "limit"}),
    [](auto const& param) { return param.param.name; });

} // namespace
} // namespace evenkeel::http
