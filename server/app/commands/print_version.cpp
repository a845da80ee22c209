#include "app/commands/commands.hpp"
#include "app/version.hpp"

#include <iostream>

namespace evenkeel::app {

int print_version() {
    std::cout << "evenkeel " << kVersion << '\n';
    return 0;
}

} // namespace evenkeel::app
