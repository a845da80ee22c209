#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace evenkeel::reading {

/// As the published tables have it.
enum class Sex { female, male };

[[nodiscard]] std::string_view to_text(Sex sex);

/// RMSSD of a group of healthy people, as published. ln(RMSSD / ms) is taken as normally distributed.
struct Norm {
    std::string_view source; ///< Authors, year and how it was measured.
    std::string_view link;
    std::optional<Sex> sex; ///< Nothing: the table does not tell the sexes apart.
    int first_age{0};
    int last_age{0};
    double ln_mean{0};
    double ln_deviation{0};
    bool is_checked{false}; ///< Whether the numbers were read in the source itself.
};

/// Every row there is.
[[nodiscard]] std::span<Norm const> all_norms();

/// The row for somebody of that age. Without a sex only a table that does not tell them apart will do.
/// Nothing where no table reaches.
[[nodiscard]] std::optional<Norm> norm_for(int age, std::optional<Sex> sex);

/// The share of such people with a smaller RMSSD, in percent, 1..99.
[[nodiscard]] int percentile(Norm const& norm, double rmssd_ms);

} // namespace evenkeel::reading
