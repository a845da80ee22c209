// libFuzzer's door to one target; FUZZ_TARGET is its place in kTargets.
#include "fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    hrv::fuzz::kTargets[FUZZ_TARGET].open({data, size});
    return 0;
}
