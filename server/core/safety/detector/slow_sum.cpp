#include "core/safety/detector/slow_sum.hpp"

#include <algorithm>
#include <array>

namespace evenkeel::safety::detector {

namespace {

struct SlowWeight {
    Sign sign;
    double weight;
    bool is_heavy; ///< Says that things do not get better or that one is not wanted; not only sadness.
};

constexpr auto kSlowWeights = std::to_array<SlowWeight>({{Sign::hopeless, 1.0, true},
                                                         {Sign::burden, 1.0, true},
                                                         {Sign::passive, 1.0, true},
                                                         {Sign::past_wish, 1.0, true},
                                                         {Sign::worn_out, 0.8, true},
                                                         {Sign::empty, 0.8, false},
                                                         {Sign::self_rejection, 0.8, false},
                                                         {Sign::withdrawn, 0.7, false},
                                                         {Sign::alone, 0.5, false},
                                                         {Sign::outing, 0.5, false},
                                                         {Sign::loss, 0.2, false},
                                                         {Sign::distress, 0.2, false}});

constexpr double kKeptOfSlowSum = 0.85;
constexpr double kKeptBesideHope = 0.4;
constexpr double kSlowRisk = 1.8;
constexpr double kRiskBesideAnother = 3.5; ///< Whoever fears for somebody is exhausted and alone as well.
constexpr double kLeastToRise = 0.5;
constexpr std::size_t kFewestKinds = 3;
constexpr int kFewestMessages = 2;

SignSet signs_that(auto is_wanted) {
    SignSet wanted;
    for (auto const& one : kSlowWeights)
        wanted.set(static_cast<std::size_t>(one.sign), is_wanted(one));
    return wanted;
}

SignSet own_signs(HeardSigns const& heard) {
    SignSet own;
    for (auto const& one : heard.signs)
        if (!one.is_denied && (one.level > 0 || one.sign == Sign::loss))
            own.set(static_cast<std::size_t>(one.sign));
    return own;
}

} // namespace

void SlowSum::add(HeardSigns const& heard, Topics const& topics) {
    auto const own = own_signs(heard);
    last_ = 0;
    for (auto const& one : kSlowWeights)
        last_ += own.test(static_cast<std::size_t>(one.sign)) ? one.weight : 0;
    bool const has_hope = heard.about.test(static_cast<std::size_t>(Sign::hope));
    sum_ = sum_ * (has_hope ? kKeptBesideHope : kKeptOfSlowSum) + (has_hope ? last_ / 2 : last_);
    messages_ += last_ >= kLeastToRise ? 1 : 0;
    kinds_ |= own;
    is_beside_another_ = topics.somebody_else;
}

bool SlowSum::is_risk() const {
    static auto const kCounted = signs_that([](SlowWeight const& one) { return one.weight >= kLeastToRise; });
    static auto const kHeavy = signs_that([](SlowWeight const& one) { return one.is_heavy; });
    return last_ >= kLeastToRise && messages_ >= kFewestMessages && (kinds_ & kHeavy).any() &&
           (kinds_ & kCounted).count() >= kFewestKinds &&
           sum_ >= (is_beside_another_ ? kRiskBesideAnother : kSlowRisk);
}

} // namespace evenkeel::safety::detector
