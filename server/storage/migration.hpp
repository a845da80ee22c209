#pragma once

#include <string_view>

namespace evenkeel::storage {

/// One step of the schema, from migrations/NNNN-name/.
struct Migration {
    int number;
    std::string_view name;
    std::string_view sqlite;
    std::string_view postgres;
};

} // namespace evenkeel::storage
