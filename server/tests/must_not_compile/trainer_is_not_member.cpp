// expected: no matching function for call to 'show'
#include "core/base/id.hpp"

using namespace evenkeel;

void show(MemberId const& member);

void call() {
#ifdef CONTROL
    show(MemberId{"m-1"});
#else
    show(TrainerId{"t-1"});
#endif
}
