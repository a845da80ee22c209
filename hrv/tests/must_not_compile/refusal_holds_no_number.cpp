// expect: no member named 'rmssd'
#include "hrv/analyze.hpp"

auto value(hrv::Refusal const& refusal) {
    return refusal.rmssd;
}
