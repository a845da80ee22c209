// expected: no viable conversion from 'const std::string'
#include "core/base/id.hpp"

using namespace evenkeel;

MemberId made(std::string const& text) {
#ifdef CONTROL
    return MemberId{text};
#else
    MemberId const id = text;
    return id;
#endif
}
