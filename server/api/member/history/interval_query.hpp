#pragma once

#include "core/history/interval.hpp"

#include <boost/describe.hpp>

namespace evenkeel::history {

BOOST_DESCRIBE_ENUM(Interval, day, week, month, year, all)

} // namespace evenkeel::history

namespace evenkeel::api {

struct IntervalQuery {
    /// Which days: today; the last 7, 30 or 365 with today; or everything.
    history::Interval interval{history::Interval::month};
};
BOOST_DESCRIBE_STRUCT(IntervalQuery, (), (interval))

} // namespace evenkeel::api
