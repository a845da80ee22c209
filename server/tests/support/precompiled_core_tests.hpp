#pragma once
// The samples and stores that most tests of the core read. See cmake/precompiled_headers.cmake.

#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include "../../../cmake/precompiled/tests.hpp"
