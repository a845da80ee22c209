#pragma once

#include "standard.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
