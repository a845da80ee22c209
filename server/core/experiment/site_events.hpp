#pragma once

#include "core/experiment/site_event.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace evenkeel::experiment {

/// How many events of one name and place.
struct EventCount {
    SiteEventName name{};
    std::string place;
    std::int64_t times{0};
};

/// How many browsers were shown one side of an experiment, and how many of them went on.
struct SideCount {
    std::string experiment;
    bool is_shown{false};
    std::int64_t exposed{0};
    std::int64_t converted{0};
};

class SiteEvents {
public:
    virtual ~SiteEvents() = default;

    /// Keeps those that are new by their event id, all together. Answers how many.
    virtual std::size_t add_once(std::vector<SiteEvent> const& events) = 0;

    /// Since that day, ordered by name and place.
    [[nodiscard]] virtual std::vector<EventCount> count(std::string const& first_day) const = 0;

    /// Since that day, ordered by experiment, first the side that was not shown it.
    [[nodiscard]] virtual std::vector<SideCount> count_sides(std::string const& first_day) const = 0;

    /// Removes events of earlier days. Answers how many.
    virtual std::size_t forget_before(std::string const& day) = 0;
};

} // namespace evenkeel::experiment
