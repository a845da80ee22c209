// expect: ignoring return value
#include "hrv/analyze.hpp"

void read(hrv::Recording const& recording) {
    hrv::analyze(recording);
}
