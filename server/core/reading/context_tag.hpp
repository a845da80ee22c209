#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace evenkeel::reading {

/// A member tags the day of a reading with facts that are known to move heart rate variability. A tag is
/// shown next to the values and never changes them.
enum class ContextTag {
    alcohol,
    caffeine,
    nicotine,
    illness,
    poor_sleep,
    hard_training,
    travel,
    period,
    stress,
    new_medication
};

inline constexpr std::array kAllContextTags{
    ContextTag::alcohol,    ContextTag::caffeine,      ContextTag::nicotine, ContextTag::illness,
    ContextTag::poor_sleep, ContextTag::hard_training, ContextTag::travel,   ContextTag::period,
    ContextTag::stress,     ContextTag::new_medication};

[[nodiscard]] std::string_view to_text(ContextTag tag);
[[nodiscard]] std::optional<ContextTag> context_tag_named(std::string_view name);

/// Each once, in the order of the set.
[[nodiscard]] std::vector<ContextTag> in_order(std::vector<ContextTag> tags);

} // namespace evenkeel::reading
