#pragma once

#include "core/base/local_day.hpp"
#include "core/base/time_cursor.hpp"
#include "core/checkin/check_in.hpp"
#include "core/job/new_job.hpp"
#include "core/state/balance_points.hpp"

#include <cstddef>
#include <vector>

namespace evenkeel::checkin {

/// Where the member was on one of their days.
struct DatedPlace {
    std::string day;
    state::RingAngle angle;
};

/// A check-in as the comparison of days needs it.
struct DayCheckIn {
    std::chrono::local_days day;
    Instant at;
    state::RingAngle felt_angle;
    std::vector<std::string> body_signs;
};

/// So many check-ins of one state whose angles lie within one degree.
struct PlaceCount {
    state::StateName state;
    state::RingAngle mean_angle;
    int check_ins{0};
};

/// The balance points that follow from a new check-in: by a job, or where it belongs to the newest day that
/// has anything, by making the point of that day at once. Most check-ins do, and then nothing is queued.
struct Refresh {
    // Not explicit: a job alone does it for whoever adds check-ins of any day.
    Refresh(job::NewJob job) : later{std::move(job)} {} // NOLINT(*-explicit-*)

    struct AtOnce {
        state::BalancePoints::Rebuild day;
        DayRange touched; ///< The day and those after it that it has a part in.
        state::BalancePoints::Compute compute;
    };

    job::NewJob later;
    std::optional<AtOnce> at_once{};
};

/// Nobody checks in more often about one day; a broken client or a hostile one might. Counted by the day that
/// they are about, so that what waited on a device for weeks still fits.
inline constexpr int kMostOfADay = 200;

/// Where check-ins are kept.
class CheckIns {
public:
    virtual ~CheckIns() = default;

    /// The member was kept at one revision, and is at the next by the check-in alone.
    struct Step {
        std::int64_t from{0};
        std::int64_t to{0};
    };

    struct Kept {
        CheckIn check_in;
        bool is_new{false};
        bool was_removed{false};    ///< The member had it and took it back: nothing is kept.
        bool is_full{false};        ///< Its day has kMostOfADay already: nothing is kept.
        std::optional<Step> step{}; ///< Of a new one whose point was made at once.
    };

    /// Keeps the check-in and makes the point or queues the job, together or not at all. When the member
    /// already has one with this event id nothing is kept or queued, and the stored one comes back. One that
    /// was removed is never kept again, however late its event comes. A day takes kMostOfADay.
    virtual Kept add_once(CheckIn const& check_in, Refresh const& refresh) = 0;

    [[nodiscard]] virtual std::optional<CheckIn> find(MemberId const& member,
                                                      CheckInId const& check_in) const = 0;

    /// Puts the check-in in the place of the one with its id and queues the job, together or not at all.
    /// False, and nothing queued, when there is none any more.
    virtual bool replace(CheckIn const& edited, job::NewJob const& refresh) = 0;

    /// As `replace`. Its event id is remembered as long as the member is.
    virtual bool remove(MemberId const& member, CheckInId const& check_in, job::NewJob const& refresh) = 0;

    /// The member's check-ins at or after `from`, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<CheckIn> since(MemberId const& member, Instant from,
                                                     std::size_t limit) const = 0;

    /// Where the member was and when, as `since` would list it: all that scores and counts look at, and much
    /// cheaper.
    [[nodiscard]] virtual std::vector<state::Visit> visits_since(MemberId const& member, Instant from,
                                                                 std::size_t limit) const = 0;

    /// The check-ins behind the cursor, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<CheckIn> page(MemberId const& member, TimeCursor const& behind,
                                                    std::size_t limit) const = 0;

    /// Where the member was on these days, in order of days, at most `limit`.
    [[nodiscard]] virtual std::vector<DatedPlace> places(MemberId const& member, DayRange const& days,
                                                         std::size_t limit) const = 0;

    /// The check-ins of these days in order of days and moments, the newest `limit`.
    [[nodiscard]] virtual std::vector<DayCheckIn> of_days(MemberId const& member, DayRange const& days,
                                                          std::size_t limit) const = 0;

    /// Counts the check-ins of these days by state and by small bins of the angle: at most some 400 entries,
    /// however long the history is.
    [[nodiscard]] virtual std::vector<PlaceCount> count_places(MemberId const& member,
                                                               DayRange const& days) const = 0;
};

} // namespace evenkeel::checkin
