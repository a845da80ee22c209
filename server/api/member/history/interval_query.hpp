#pragma once

#include "core/history/interval.hpp"

#include <boost/describe.hpp>

namespace evenkeel::history {

BOOST_DESCRIBE_ENUM(Interval, day, week, month, year, all)

} // namespace evenkeel::history

namespace evenkeel::api {

struct IntervalQuery {
    history::Interval interval{history::Interval::month};
};
BOOST_DESCRIBE_STRUCT(IntervalQuery, (), (interval))

} // namespace evenkeel::api
