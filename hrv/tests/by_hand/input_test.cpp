#include "hrv/input.hpp"
#include "support/goldens.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

TEST(Recognise, TellsByTheFirstCharacters) {
    for (auto const* text : {"time_ms,red,green,blue\n0,1,2,3", "\xEF\xBB\xBFtime,R,G,B\n",
                             "\n {\"time_ms\":[]}", "[{}]", "", "frames of my finger\n1"}) {
        EXPECT_EQ(recognise(text), InputKind::camera) << text;
    }
    for (auto const* text : {"800 810 790", "rr_ms\n800", "RR\r\n800", "0.8;0.81", "time_ms,rr_ms\n0,800"}) {
        EXPECT_EQ(recognise(text), InputKind::rr) << text;
    }
    EXPECT_EQ(recognise("time_ms,ppg\r\n0,1"), InputKind::ppg);
}

TEST(ParseJson, ReadsColumnsAndFramesAlike) {
    auto const columns =
        parse_json("{\"time_ms\": [0, 33.5],\n\"red\":[1,2],\"green\":[3,4e0],\"blue\":[-5,6]}\n");
    auto const frames = parse_json(R"([{"time":0,"R":1,"G":3,"B":-5}, {"B":6,"time":33.5,"R":2,"G":4}])");
    ASSERT_TRUE(columns) << columns.error().message;
    ASSERT_TRUE(frames) << frames.error().message;
    EXPECT_EQ(columns->time_ms, (std::vector<double>{0, 33.5}));
    EXPECT_EQ(columns->blue, (std::vector<double>{-5, 6}));
    EXPECT_EQ(frames->time_ms, columns->time_ms);
    EXPECT_EQ(frames->red, columns->red);
    EXPECT_EQ(frames->green, columns->green);
    EXPECT_EQ(frames->blue, columns->blue);
}

TEST(ParseJson, MayLackColours) {
    auto const read = parse_json(R"({"time_ms":[0,1],"red":[1,2]})");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->green.empty());
    auto const frames = parse_json(R"([{"time":0,"red":1},{"time":5,"red":2}])");
    ASSERT_TRUE(frames) << frames.error().message;
    EXPECT_TRUE(frames->blue.empty());
}

struct Wrong {
    char const* text;
    std::size_t line;
    std::string_view column;
    char const* words;
};

TEST(ParseJson, SaysLineAndField) {
    for (auto const& [text, line, column, words] :
         {Wrong{"{\"time_ms\":[0,1],\n\"red\":[1,null]}", 2, "red", "not a finite number"},
          Wrong{R"({"time_ms":[0,1],"red":[1,NaN]})", 1, "red", "not a finite number"},
          Wrong{R"({"time_ms":[5,1],"red":[1,2]})", 1, "time_ms", "goes back"},
          Wrong{R"({"time_ms":[0,1],"red":[1,2e7]})", 1, "red", "too large"},
          Wrong{R"({"time_ms":[0,1],"red":[1]})", 1, "red", "another number of frames"},
          Wrong{R"({"time_ms":[0,1],"green":[1,2],"green":[1,2]})", 1, "green", "twice"},
          Wrong{R"({"time_ms":[0,1]})", 1, "red", "no colour"},
          Wrong{R"({"red":[0,1]})", 1, "time_ms", "no frame"},
          Wrong{R"({"time_ms":[0,1],"iris":[1,2]})", 1, "", "no field \"iris\""},
          Wrong{R"({"<b>":[0,1]})", 1, "", "no field \"?b?\""},
          Wrong{R"({"time_ms":[0,1],"red":[1,2]} x)", 1, "", "follows the end"},
          Wrong{R"({"time_ms":[0,1)", 1, "", "comma or the end"},
          Wrong{R"({"time_ms" [0,1]})", 1, "time_ms", "colon"},
          Wrong{R"([{"time":0,"red":1},)"
                "\n"
                R"({"time":5}])",
                2, "red", "exactly once"},
          Wrong{R"([{"time":0,"red":1,"red":2}])", 1, "red", "exactly once"},
          Wrong{R"([{"time":0,"red":1},{"time":3,"red":1,"blue":3}])", 1, "blue", "exactly once"},
          Wrong{"[[0,1]]", 1, "", "object is expected"}, Wrong{"[]", 1, "time_ms", "no frame"},
          Wrong{"", 1, "", "object is expected"}}) {
        auto const read = parse_json(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().line, line) << text;
        EXPECT_EQ(read.error().column, column) << text << read.error().message;
        EXPECT_NE(read.error().message.find(words), std::string::npos) << text << read.error().message;
    }
}

TEST(ParseInput, GivesWhatTheKindHolds) {
    auto const timed = parse_input("time_ms,rr_ms\n0,800\n800,810\n", InputKind::rr);
    ASSERT_TRUE(timed) << timed.error().message;
    EXPECT_EQ(std::get<1>(*timed), (std::vector{Milliseconds{800}, Milliseconds{810}}));
    auto const seconds = parse_input("time,rr\n0,0.8\n1,0.81\n", InputKind::rr);
    ASSERT_TRUE(seconds);
    EXPECT_NEAR(std::get<1>(*seconds)[1].value(), 810, 1e-9);
    EXPECT_EQ(parse_input("time_ms,rr_ms\n0,800\n800,0\n", InputKind::rr).error().line, 3U);
    EXPECT_EQ(parse_input("time_ms,ppg\n0,1\n5,x\n", InputKind::ppg).error().column, "ppg");
    EXPECT_TRUE(
        std::holds_alternative<Recording>(*parse_input(R"([{"time":0,"red":1}])", InputKind::camera)));
    EXPECT_FALSE(parse_input("800 810", InputKind::camera));
}

TEST(InputKind, HasAName) {
    for (auto const kind : {InputKind::camera, InputKind::rr, InputKind::ppg}) {
        EXPECT_EQ(input_kind_named(name(kind)), kind);
    }
    EXPECT_FALSE(input_kind_named("ecg"));
}

} // namespace
} // namespace hrv
