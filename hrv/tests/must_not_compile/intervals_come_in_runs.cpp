// expect: no viable conversion
#include "hrv/intervals.hpp"

auto value = hrv::rmssd(std::vector<hrv::Milliseconds>{});
