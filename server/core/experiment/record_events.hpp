#pragma once

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "core/experiment/site_events.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

#include <optional>

namespace evenkeel::experiment {

/// An event as a page tells it, in the words of the wire.
struct EventDraft {
    EventId event_id;
    std::string name;
    std::string place;
    std::map<std::string, bool> shown;
};

inline constexpr std::size_t kMostEvents = 20;      ///< Of one call.
inline constexpr std::size_t kMostExperiments = 20; ///< Of one event.
inline constexpr std::size_t kLongestPlace = 60;    ///< bytes, of small letters, digits and _/-
inline constexpr std::chrono::days kEventLife{400};

/// Takes what the pages of the site tell. Event ids are UUIDs that a browser draws for each event alone, so
/// they lead back to nobody.
class RecordEvents {
public:
    RecordEvents(SiteEvents& events, Clock const& clock) : events_{events}, clock_{clock} {}

    /// Answers how many were new. Refuses an unknown name, an event id that is no UUID, a place or an
    /// experiment that is no short word, marks of experiments on any other event than exposure and
    /// conversion, and too many at once.
    Result<std::size_t> operator()(std::vector<EventDraft> const& drafts) const;

private:
    SiteEvents& events_;
    Clock const& clock_;
};

/// Forgets events after their time.
class ForgetEvents {
public:
    ForgetEvents(SiteEvents& events, Clock const& clock) : events_{events}, clock_{clock} {}

    std::size_t operator()() const;

private:
    SiteEvents& events_;
    Clock const& clock_;
};

/// The counting of the site.
struct ExperimentRules {
    ExperimentRules(Stores const& stores, Outside const& outside)
        : record_events{stores.site_events, outside.clock}, forget_events{stores.site_events, outside.clock} {
    }

    RecordEvents const record_events;
    ForgetEvents const forget_events;
};

} // namespace evenkeel::experiment
