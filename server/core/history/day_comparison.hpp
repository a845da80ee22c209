#pragma once

#include <optional>
#include <span>

namespace evenkeel::history {

/// One of a member's days: how they were, and whether the day had what is asked about.
struct ComparedDay {
    double value{0};
    bool has_trait{false};
};

/// Days with a trait against days without, each only against days of the same stretch of about three weeks.
struct DayComparison {
    int days_with{0};    ///< Only days of stretches that have both.
    int days_without{0}; ///< As before.
    double mean_with{0};
    double mean_without{0};
    double low{0};    ///< The difference, mean_with − mean_without, lies between these …
    double high{0};   ///< … with about 95 % confidence.
    double chance{1}; ///< How often chance alone gives a difference this large or larger, in (0, 1].

    [[nodiscard]] double difference() const { return mean_with - mean_without; }
};

/// Days in order of time are cut into stretches of about 21. Each stretch with n₁ days with and n₀ without
/// has weight n₁n₀/(n₁+n₀), as in a fixed-effects regression, so that a slow drift makes no difference. What
/// chance does is seen by turning the marks of each stretch round as on a wheel, forwards and mirrored: days
/// resemble the day before, marks too, and both stay as they were (Lotwick & Silverman 1982, J. R. Stat. Soc.
/// B 44:406, do so with maps). Where there are more than some thousands of such turns they are
/// drawn, always the same ones: the same days give the same answer. Nothing where no stretch has both.
[[nodiscard]] std::optional<DayComparison> compare_days(std::span<ComparedDay const> days);

} // namespace evenkeel::history
