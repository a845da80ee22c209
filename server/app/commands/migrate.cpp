#include "storage/engine/migrate.hpp"
#include "app/commands/commands.hpp"
#include "app/installation.hpp"

#include <iostream>

namespace evenkeel::app {

int migrate(Config const& config) {
    auto const installation = prepare_installation(config);
    auto const database = storage::open(installation.database);
    auto const applied = storage::migrate(*database);
    for (auto const& name : applied)
        std::cout << "applied " << name << '\n';
    if (applied.empty())
        std::cout << "the database is up to date\n";
    return 0;
}

} // namespace evenkeel::app
