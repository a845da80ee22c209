#include "hrv/recording.hpp"

#include "input/csv.hpp"

#include <array>

namespace hrv {
namespace {

constexpr std::array<std::string_view, 4> kColumns{"time_ms", "red", "green", "blue"};
constexpr std::array<std::string_view, 4> kShortColumns{"time", "R", "G", "B"};

} // namespace

std::expected<Recording, ParseError> parse_csv(std::string_view text) {
    auto table = read_table(text, kColumns, kShortColumns);
    if (!table) {
        return std::unexpected(std::move(table.error()));
    }
    auto& columns = *table;
    return Recording{.time_ms = std::move(columns[0]),
                     .red = std::move(columns[1]),
                     .green = std::move(columns[2]),
                     .blue = std::move(columns[3])};
}

} // namespace hrv
