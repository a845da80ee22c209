// expect: invalid operands to binary expression
#include "hrv/units.hpp"

auto nonsense = hrv::BeatsPerMinute{60} + hrv::Milliseconds{800};
