#include "hrv/evaluation/evaluate.hpp"

#include "hrv/evaluation/truth.hpp"

namespace hrv::evaluation {

std::expected<Evaluation, std::string> evaluate(std::span<StrapRecording const> dataset, Lags const& lags,
                                                Analyzer const& analyzer) {
    Evaluation evaluation;
    for (auto const& strap : dataset) {
        auto const known = lags.find(strap.number);
        double const lag_s = known == lags.end() ? find_lag(strap).lag_s : known->second;
        auto const truth = true_beats_ms(strap, lag_s);
        if (truth.size() < kFewestBeats) {
            return std::unexpected("recording " + std::to_string(strap.number) +
                                   ": the strap and the light share too few beats");
        }
        evaluation.lags[strap.number] = lag_s;
        evaluation.scores.push_back(score(strap.number, truth, analyzer(strap, seen_part(strap, lag_s))));
    }
    evaluation.reported = totals(evaluation.scores, &Score::reported);
    evaluation.beats = totals(evaluation.scores, &Score::beats);
    return evaluation;
}

} // namespace hrv::evaluation
