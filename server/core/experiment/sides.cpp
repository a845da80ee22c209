#include "core/experiment/sides.hpp"

namespace evenkeel::experiment {
namespace {

/// FNV-1a: the same number for a name on every machine, which std::hash does not promise.
std::uint64_t number_of(std::string_view name) {
    std::uint64_t number = 14695981039346656037ULL;
    for (auto const c : name) {
        number ^= static_cast<unsigned char>(c);
        number *= 1099511628211ULL;
    }
    return number;
}

/// The last step of SplitMix64 (Steele, Lea, Flood 2014): each bit of the result depends on every bit.
std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ (number >> 27U)) * 0x94D049BB133111EBULL;
    return number ^ (number >> 31U);
}

} // namespace

bool is_shown(std::string_view experiment, std::int64_t lot) {
    constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ULL;
    auto const place = static_cast<std::uint64_t>(lot) + 1;
    return (mixed(mixed(number_of(experiment)) + place * kGolden) >> 63U) != 0;
}

Result<std::map<std::string, bool>> sides_of(std::int64_t lot) {
    if (lot < 0 || lot >= kLots)
        return refuse(Fault::invalid_input, "lot",
                      Sentence::in_english_only("A lot is a whole number from 0 to 65,535."));
    std::map<std::string, bool> sides;
    for (auto const experiment : kExperiments)
        sides.emplace(experiment, is_shown(experiment, lot));
    return sides;
}

} // namespace evenkeel::experiment
