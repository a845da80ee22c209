// expect: no viable conversion
#include "hrv/units.hpp"

hrv::Milliseconds half_a_second = 0.5;
