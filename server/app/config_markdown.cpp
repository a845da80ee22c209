#include "app/config_markdown.hpp"

#include "app/config_keys.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace evenkeel::app {
namespace {

constexpr std::string_view kHead = R"(# Configuration

Printed by `./dev openapi` from `server/app/config_keys.cpp`; a check keeps the two in step.

A setting comes from, weakest first: its default, a TOML file (`--config FILE` or `EVENKEEL_CONFIG`), the environment,
the command line. The key `port_main` is `port_main = 8080` in the file, `EVENKEEL_PORT_MAIN` in the environment and
`--port-main` on the command line. A key marked secret can also be read from a file: `EVENKEEL_DATABASE_FILE`.
Unknown names and wrong values are all reported at once, and the process ends with status 2.

| key | type | default | meaning |
|---|---|---|---|
)";

std::string row(Key const& key) {
    auto const value = key.get(Config{});
    return fmt::format("| `{}`{} | {}{} | {} | {} |\n", key.name,
                       key.secrecy == Secrecy::secret ? " (secret)" : "", key.type,
                       key.range.empty() ? "" : fmt::format(" ({})", key.range),
                       value.empty() ? "" : fmt::format("`{}`", value), key.text);
}

} // namespace

std::string configuration_page() {
    std::string page{kHead};
    for (auto const& key : config_keys())
        page += row(key);
    return page;
}

} // namespace evenkeel::app
