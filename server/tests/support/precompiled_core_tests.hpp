#pragma once
// The samples and stand-ins that most tests of the core read. See cmake/precompiled_headers.cmake.

#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include "../../../cmake/precompiled/tests.hpp"
