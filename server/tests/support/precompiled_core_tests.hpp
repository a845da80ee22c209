#pragma once
// The samples and stand-ins that most tests of the core read. See cmake/precompiled_headers.cmake.

#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include "../../../cmake/precompiled/tests.hpp"
