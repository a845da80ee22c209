#include "app/commands/commands.hpp"
#include "hrv/evaluation/bland_altman.hpp"
#include "hrv/evaluation/report.hpp"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace evenkeel::app {
namespace {

namespace judge = hrv::evaluation;

constexpr int kTimedRuns = 9;

double processor_milliseconds() {
    return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// The engine's answer, with the processor time of its fastest run: what the analysis costs, whatever else
/// the machine does.
judge::Answer timed_answer(judge::StrapRecording const&, hrv::Recording const& seen) {
    auto answer = judge::answer_of(hrv::analyze(seen));
    for (int run = 0; run < kTimedRuns; ++run) {
        double const began = processor_milliseconds();
        bool const is_read = hrv::analyze(seen).result.has_value();
        double const took = processor_milliseconds() - began;
        answer.runtime_ms = is_read ? std::min(took, answer.runtime_ms.value_or(took)) : took;
    }
    return answer;
}

void write(std::string const& path, std::string const& text) {
    if (!path.empty() && !(std::ofstream{path, std::ios::binary} << text))
        throw std::runtime_error{path + " cannot be written"};
}

judge::Lags lags_of(std::string const& path) {
    if (path.empty())
        return {};
    auto const text = judge::read_text(path);
    auto lags = text ? judge::parse_lags(*text) : std::unexpected{text.error()};
    if (!lags)
        throw std::runtime_error{lags.error()};
    return *lags;
}

} // namespace

int evaluate_recordings(EvaluationPlan const& plan) {
    auto const lags = lags_of(plan.lags);
    auto const dataset = judge::read_dataset(plan.folder);
    if (!dataset)
        throw std::runtime_error{dataset.error()};
    auto const evaluation = judge::evaluate(*dataset, lags, timed_answer);
    if (!evaluation)
        throw std::runtime_error{evaluation.error()};
    std::cout << judge::to_text(*evaluation);
    write(plan.json, judge::to_json(*evaluation) + "\n");
    write(plan.svg, judge::bland_altman_svg(*evaluation));
    return 0;
}

} // namespace evenkeel::app
