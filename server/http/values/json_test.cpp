#include "http/values/json.hpp"
#include "http/values/written.hpp"

#include <limits>

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

enum class Mood { low, high };
BOOST_DESCRIBE_ENUM(Mood, low, high)

struct Item {
    double angle{0};
    std::optional<std::string> note{};
};
BOOST_DESCRIBE_STRUCT(Item, (), (angle, note))

struct Sample {
    EventId event_id{};
    std::int64_t count{0};
    int small{0};
    bool is_set{false};
    Mood mood{Mood::low};
    Instant at{};
    std::vector<Item> items{};
    std::map<std::string, double> weights{};
    std::optional<std::chrono::year_month_day> day{};
    std::optional<boost::json::value> more{};
};
BOOST_DESCRIBE_STRUCT(Sample, (), (event_id, count, small, is_set, mood, at, items, weights, day, more))

constexpr std::string_view kSample = R"({"event_id":"e-1","count":9007199254740993,"small":-7,"is_set":true,)"
                                     R"("mood":"high","at":"2026-11-21T08:00:00.250Z",)"
                                     R"("items":[{"angle":60,"note":"warm"},{"angle":0.1,"note":null}],)"
                                     R"("weights":{"calm":0.5},"day":"2026-11-21","more":{"a":[1,null]}})";

TEST(Json, ReadsAndPrintsEveryKindOfField) {
    auto const sample = decode<Sample>(kSample);
    ASSERT_TRUE(sample) << sample.error().message.english();
    EXPECT_EQ(sample->event_id, EventId{"e-1"});
    EXPECT_EQ(sample->count, 9007199254740993);
    EXPECT_EQ(sample->mood, Mood::high);
    EXPECT_EQ(sample->at, Instant{std::chrono::sys_days{2026y / 11 / 21}} + 8h + 250ms);
    EXPECT_EQ(sample->items.at(0).note, "warm");
    EXPECT_EQ(sample->items.at(1).note, std::nullopt);
    EXPECT_EQ(encode(*sample), kSample);
}

TEST(Json, LetsOptionalFieldsBeMissingOrNull) {
    EXPECT_TRUE(decode<Item>(R"({"angle":1})"));
    EXPECT_TRUE(decode<Item>(R"({"angle":1,"note":null})"));
    EXPECT_TRUE(decode<Empty>("{}"));
    EXPECT_EQ(encode(Item{.angle = 1.5}), R"({"angle":1.5,"note":null})");
}

/// The sample with one of its values replaced.
std::string with(std::string_view field, std::string_view value) {
    auto document = parse_json(kSample)->as_object();
    auto const replacement = parse_json(value);
    if (!replacement)
        throw std::logic_error("the test's value is not JSON");
    document[boost::json::string_view{field}] = *replacement;
    return print_json(document);
}

struct MisfitJson {
    char const* name;
    std::string text;
    std::string field;
    std::string says;
};

class JsonRefusals : public ::testing::TestWithParam<MisfitJson> {};

TEST_P(JsonRefusals, NameTheFieldAndWhatItShouldBe) {
    auto const read = decode<Sample>(GetParam().text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, Fault::invalid_input);
    EXPECT_EQ(read.error().field, GetParam().field);
    EXPECT_THAT(read.error().message.english(), HasSubstr(GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    Json, JsonRefusals,
    ::testing::Values(
        MisfitJson{"NotAnObject", "[]", "", "The body must be an object."},
        MisfitJson{"Missing", "{}", "event_id", "`event_id` is missing."},
        MisfitJson{"Unknown", with("surprise", "1"), "surprise",
                   "`surprise` is not a field of this request."},
        MisfitJson{"UnknownBelow", with("items", R"([{"angle":1,"angel":2}])"), "items[0].angel",
                   "is not a field"},
        MisfitJson{"MissingBelow", with("items", R"([{"angle":1},{}])"), "items[1].angle", "is missing"},
        MisfitJson{"WrongBelow", with("items", R"([{"angle":1},{"angle":1},{"angle":"x"}])"),
                   "items[2].angle", "a number"},
        MisfitJson{"WrongInMap", with("weights", R"({"calm":true})"), "weights.calm", "a number"},
        MisfitJson{"ListForObject", with("weights", "[]"), "weights", "an object"},
        MisfitJson{"ObjectForList", with("items", "{}"), "items", "a list"},
        MisfitJson{"TextForWhole", with("count", R"("1")"), "count", "a whole number"},
        MisfitJson{"FractionForWhole", with("count", "1.5"), "count", "a whole number"},
        MisfitJson{"TooLargeForInt", with("small", "2147483648"), "small", "a smaller whole number"},
        MisfitJson{"TooLargeForInt64", with("count", "9223372036854775808"), "count",
                   "a smaller whole number"},
        MisfitJson{"NumberForBool", with("is_set", "1"), "is_set", "true or false"},
        MisfitJson{"NumberForText", with("event_id", "1"), "event_id", "a text"},
        MisfitJson{"EmptyId", with("event_id", R"("")"), "event_id", "an identifier"},
        MisfitJson{"NulInText", with("items", R"([{"angle":1,"note":"a\u0000b"}])"), "items[0].note", "NUL"},
        MisfitJson{"UnknownEnumerator", with("mood", R"("medium")"), "mood", "one of: low, high"},
        MisfitJson{"NullForRequired", with("mood", "null"), "mood", "one of"},
        MisfitJson{"LocalTime", with("at", R"("2026-11-21T08:00:00")"), "at", "a time such as"},
        MisfitJson{"NoSuchDay", with("day", R"("2026-02-29")"), "day", "a date such as"}),
    [](auto const& info) { return std::string{info.param.name}; });

TEST(Json, ReadsWholeNumbersHoweverTheyAreWritten) {
    EXPECT_EQ(decode<std::int64_t>("3.0"), 3);
    EXPECT_EQ(decode<std::int64_t>("3e2"), 300);
    EXPECT_EQ(decode<std::int64_t>("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(decode<double>("18446744073709551615"), 18446744073709551615.0);
}

struct BrokenText {
    char const* name;
    std::string text;
};

class BrokenJson : public ::testing::TestWithParam<BrokenText> {};

TEST_P(BrokenJson, IsMalformed) {
    auto const read = parse_json(GetParam().text);
    ASSERT_FALSE(read) << print_json(*read);
    EXPECT_EQ(read.error().fault, Fault::malformed_request);
}

INSTANTIATE_TEST_SUITE_P(
    Json, BrokenJson,
    ::testing::Values(BrokenText{"Nothing", ""}, BrokenText{"Cut", R"({"a":)"}, BrokenText{"After", "{} {}"},
                      BrokenText{"TrailingComma", "[1,]"}, BrokenText{"Comment", "[1] // one"},
                      BrokenText{"NotANumber", "NaN"}, BrokenText{"Overflow", "1e999"},
                      BrokenText{"LeadingZero", "01"}, BrokenText{"BadUtf8", "\"\xc3\x28\""},
                      BrokenText{"Overlong", "\"\xc0\xaf\""}, BrokenText{"LoneSurrogate", R"("\ud800")"},
                      BrokenText{"RawControl", "\"a\nb\""}, BrokenText{"Twice", R"({"a":1,"a":2})"},
                      BrokenText{"TwiceEscaped", R"({"a":1,"\u0061":2})"},
                      BrokenText{"TwiceBelow", R"([{"b":{"a":1,"c":2,"a":3}}])"},
                      BrokenText{"TwiceEmpty", R"({"":1,"":2})"},
                      BrokenText{"TooDeep", std::string(17, '[') + std::string(17, ']')}),
    [](auto const& info) { return std::string{info.param.name}; });

TEST(Json, NamesTheKeyThatComesTwice) {
    EXPECT_THAT(parse_json(R"({"angle":1,"angle":2})").error().message.english(), HasSubstr("`angle` twice"));
    EXPECT_TRUE(parse_json(R"([{"a":1},{"a":2},{"b":{"a":3}}])"))
        << "the same key in different objects is fine";
}

TEST(Json, GoesAsDeepAsItSaysAndNoDeeper) {
    EXPECT_TRUE(parse_json(std::string(16, '[') + std::string(16, ']')));
}

TEST(Json, PrintsNumbersAsShortAsTheyReadBack) {
    EXPECT_EQ(encode(0.1), "0.1");
    EXPECT_EQ(encode(60.0), "60");
    EXPECT_EQ(encode(1.0 / 3.0), "0.3333333333333333");
    EXPECT_EQ(decode<double>(encode(1e300)), 1e300);
}

TEST(Json, ReadsATextOrANumber) {
    using Mood = std::variant<std::string, double>;
    EXPECT_EQ(std::get<std::string>(*decode<Mood>(R"("calm")")), "calm");
    EXPECT_EQ(std::get<double>(*decode<Mood>("90")), 90);
    EXPECT_EQ(encode(Mood{90.5}), "90.5");
    EXPECT_EQ(encode(Mood{"calm"}), "\"calm\"");
    for (auto const* other : {"true", "null", "[1]", "{}"})
        EXPECT_THAT(decode<Mood>(other).error().message.english(), HasSubstr("must be a text or a number"))
            << other;
}

TEST(Json, ReadsATextOrAnObjectAndNamesTheFieldOfTheObject) {
    using Token = std::variant<std::string, Item>;
    EXPECT_EQ(std::get<Item>(*decode<Token>(R"({"angle":3})")).angle, 3);
    EXPECT_EQ(decode<Token>(R"({"angle":"x"})").error().field, "angle");
    EXPECT_THAT(decode<Token>("1").error().message.english(), HasSubstr("must be a text or an object"));
}

TEST(Json, NeverPrintsNotANumber) {
    EXPECT_THROW((void)encode(std::numeric_limits<double>::quiet_NaN()), std::domain_error);
    EXPECT_THROW((void)encode(Item{.angle = std::numeric_limits<double>::infinity()}), std::domain_error);
    EXPECT_THROW((void)print_json(boost::json::value(std::numeric_limits<double>::quiet_NaN())),
                 std::domain_error);
}

TEST(Json, PrintsPrettilyAndTheSameEveryTime) {
    EXPECT_EQ(pretty_json(*parse_json(R"({"a":[],"b":{},"c":[1,"\"\n"]})")),
              "{\n  \"a\": [],\n  \"b\": {},\n  \"c\": [\n    1,\n    \"\\\"\\n\"\n  ]\n}\n");
}

TEST(Json, EscapesEveryCharacterAsAnotherPrinterDoes) {
    for (int character = 0; character < 256; ++character) {
        auto const text = std::string{"a"} + static_cast<char>(character) + "z";
        EXPECT_EQ(encode(text), boost::json::serialize(boost::json::string_view{text})) << character;
    }
    EXPECT_EQ(encode(std::string{}), "\"\"");
    EXPECT_EQ(encode(std::map<std::string, int>{{"a\"b", 1}, {"c", 2}}), R"({"a\"b":1,"c":2})");
}

struct WithWritten {
    Written<std::vector<Item>> items;
    int count{0};
};
BOOST_DESCRIBE_STRUCT(WithWritten, (), (items, count))

TEST(Json, PrintsWhatWasWrittenBeforeLikeTheValueItself) {
    Written const items{std::vector<Item>{{.angle = 60, .note = "warm"}, {}}};
    EXPECT_EQ(encode(WithWritten{.items = items, .count = 2}),
              R"({"items":[{"angle":60,"note":"warm"},{"angle":0,"note":null}],"count":2})");
    SchemaBook book;
    EXPECT_EQ(book.of<Written<std::vector<Item>>>(Direction::reply),
              book.of<std::vector<Item>>(Direction::reply));
}

TEST(Json, PutsCommasBetweenValuesOnly) {
    using Lists = std::vector<std::vector<Item>>;
    EXPECT_EQ(encode(Lists{}), "[]");
    EXPECT_EQ(encode(Lists{{}, {Item{}, Item{.angle = 1}}, {}}),
              R"([[],[{"angle":0,"note":null},{"angle":1,"note":null}],[]])");
    EXPECT_EQ(encode(Empty{}), "{}");
}

} // namespace
} // namespace evenkeel::http
