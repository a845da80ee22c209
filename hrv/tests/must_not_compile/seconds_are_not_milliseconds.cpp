// expect: no viable conversion
#include "hrv/units.hpp"

hrv::Milliseconds half_a_second = hrv::Seconds{0.5};
