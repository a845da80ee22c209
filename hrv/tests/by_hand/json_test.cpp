#include "hrv/json.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

TEST(Json, MarksGapsBetweenRunsWithNull) {
    Analysis analysis;
    analysis.runs = {{.beats = {Milliseconds{1}, Milliseconds{2.5}}}, {.beats = {Milliseconds{7}}}};
    analysis.result = Summary{};
    EXPECT_TRUE(to_json(analysis).starts_with(R"({"beats_ms":[1,2.5,null,7],"hr_bpm":0,)"))
        << to_json(analysis);
}

TEST(Json, ARefusalCarriesNoNumber) {
    Analysis analysis;
    analysis.result = std::unexpected(Refusal{Reason::motion, Seconds{12}, "The finger moved."});
    auto const json = to_json(analysis);
    EXPECT_NE(json.find(R"("refusal":{"reason":"motion","at_s":12,"message":"The finger moved."})"),
              std::string::npos);
    EXPECT_EQ(json.find("hr_bpm"), std::string::npos);
    EXPECT_EQ(json.find("rmssd"), std::string::npos);
}

} // namespace
} // namespace hrv
