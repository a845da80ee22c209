// A folder in the public dataset's layout, made from our own recordings with exact truth.
#include "hrv/evaluation/evaluate.hpp"
#include "hrv/evaluation/report.hpp"
#include "support/goldens.hpp"
#include "synthetic/synthesize.hpp"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

namespace fs = std::filesystem;

/// Below this the noise of the camera, which is counted in milliseconds, is the larger part of the error: one
/// reading's standard error is then about 1 ms whatever the truth.
constexpr double kFaintRmssd_ms = 10;
constexpr double kFaintError_ms = 1.8;
constexpr double kLargestShare = 0.07;

class Folder : public testing::Test {
protected:
    void SetUp() override {
        folder_ = fs::temp_directory_path() / ("hrv_evaluation_" + std::to_string(getpid()));
        int number = 0;
        for (auto const* name : {"rest_70s", "fast_110bpm", "slow_breath_60s", "callback_clock_75s"}) {
            add(++number, tests::load_golden(name));
        }
    }

    void TearDown() override { fs::remove_all(folder_); }

    void add(int number, tests::Golden const& golden) {
        auto const subject = folder_ / ("subject_0" + std::to_string(number));
        fs::create_directories(subject);
        std::ofstream{subject / "PPG.csv"} << synthetic::to_csv(golden.recording);
        std::ofstream strap{subject / "RR.txt"};
        for (std::size_t k = 1; k < golden.beats_ms.size(); ++k) {
            strap << std::to_string(golden.beats_ms[k] - golden.beats_ms[k - 1]) << ' ';
        }
        lags_[number] = golden.beats_ms.front() * 1e-3;
    }

    fs::path folder_;
    Lags lags_;
};

Answer engine(StrapRecording const&, Recording const& seen) {
    return answer_of(analyze(seen));
}

TEST_F(Folder, IsJudgedNearItsExactTruth) {
    auto const dataset = read_dataset(folder_);
    ASSERT_TRUE(dataset) << dataset.error();
    auto const found = evaluate(*dataset, lags_, engine);
    ASSERT_TRUE(found) << found.error();
    EXPECT_EQ(found->reported.failed, 0U);
    EXPECT_GE(found->reported.f1, 99);
    EXPECT_LE(found->reported.hr_bpm.mean_error, 0.2);
    for (auto const& score : found->scores) {
        double const truth = score.truth.rmssd_ms.value(), error = std::abs(*score.reported.rmssd_ms - truth);
        EXPECT_LE(error, truth < kFaintRmssd_ms ? kFaintError_ms : kLargestShare * truth) << truth;
    }
    EXPECT_GE(found->reported.sdnn_ms.accuracy, 96);
}

TEST_F(Folder, OwnLagsGiveTheSameFigures) {
    auto const dataset = read_dataset(folder_);
    ASSERT_TRUE(dataset);
    auto const exact = evaluate(*dataset, lags_, engine);
    auto const own = evaluate(*dataset, {}, engine);
    ASSERT_TRUE(exact && own);
    EXPECT_NEAR(own->reported.f1, exact->reported.f1, 1);
    EXPECT_NEAR(own->reported.rmssd_ms.accuracy, exact->reported.rmssd_ms.accuracy, 3);
    EXPECT_EQ(own->lags.size(), 4U);
}

TEST_F(Folder, ReportsNameEveryRecording) {
    auto const found = evaluate(*read_dataset(folder_), lags_, engine);
    ASSERT_TRUE(found);
    auto const text = to_text(*found);
    auto const json = to_json(*found);
    EXPECT_NE(text.find("\n04  F1 "), std::string::npos);
    EXPECT_NE(text.find("reported    4     0"), std::string::npos) << text;
    EXPECT_NE(json.find(R"("rec":4)"), std::string::npos);
    EXPECT_NE(json.find(R"("rmssd_acc":)"), std::string::npos);
}

TEST_F(Folder, WhatCannotBeReadIsNamed) {
    std::ofstream{folder_ / "subject_02/PPG.csv"} << "time,R,G,B\n0,1,2,3\n33,x,2,3\n";
    auto const dataset = read_dataset(folder_);
    ASSERT_FALSE(dataset);
    EXPECT_NE(dataset.error().find("subject_02/PPG.csv:3: red"), std::string::npos) << dataset.error();
    fs::remove(folder_ / "subject_01/RR.txt");
    EXPECT_NE(read_dataset(folder_).error().find("RR.txt cannot be read"), std::string::npos);
    EXPECT_FALSE(read_dataset(folder_ / "nowhere"));
}

} // namespace
} // namespace hrv::evaluation
