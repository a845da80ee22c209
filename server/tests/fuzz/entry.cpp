// libFuzzer's way to one door; FUZZ_TARGET is its place in kDoors.
#include "tests/fuzz/doors.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    evenkeel::fuzz::kDoors[FUZZ_TARGET].open({data, size});
    return 0;
}
