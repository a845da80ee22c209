#include "app/commands/open_database.hpp"

#include "app/installation.hpp"
#include "storage/engine/migrate.hpp"

namespace evenkeel::app {

std::unique_ptr<storage::Database> open_database(Config const& config) {
    auto const installation = prepare_installation(config);
    auto database = storage::open(installation.database);
    storage::migrate(*database);
    return database;
}

} // namespace evenkeel::app
