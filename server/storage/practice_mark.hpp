#pragma once

#include "core/base/id.hpp"
#include "core/program/practice.hpp"
#include "storage/database.hpp"

namespace evenkeel::storage {

/// Who says that it was done: an exercise result, or the member by hand.
enum class MarkSource { result, tick };

/// Marks a day's practice and moves the program on, in the transaction of what it follows from.
void mark_practised(Connection& connection, MemberId const& member, program::PracticeMark const& mark,
                    MarkSource source);

} // namespace evenkeel::storage
