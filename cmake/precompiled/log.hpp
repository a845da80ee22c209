#pragma once

#include "format.hpp"

#include <spdlog/spdlog.h>
