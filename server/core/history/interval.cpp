#include "core/history/interval.hpp"

namespace evenkeel::history {

DayRange days_of(Interval interval, std::chrono::local_days today) {
    using std::chrono::days;
    auto const back = [today](int count) { return day_text(today - days{count - 1}); };
    switch (interval) {
    case Interval::day:
        return {back(1), day_text(today)};
    case Interval::week:
        return {back(7), day_text(today)};
    case Interval::month:
        return {back(30), day_text(today)};
    case Interval::year:
        return {back(365), day_text(today)};
    case Interval::all:
        break;
    }
    return all_days();
}

} // namespace evenkeel::history
