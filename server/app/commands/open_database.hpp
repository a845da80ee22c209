#pragma once

#include "app/config.hpp"
#include "storage/engine/database.hpp"

#include <memory>

namespace evenkeel::app {

/// The database of this installation for one command, brought up to this version.
[[nodiscard]] std::unique_ptr<storage::Database> open_database(Config const& config);

} // namespace evenkeel::app
