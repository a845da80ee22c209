#include "app/forwarding_note.hpp"

#include <fmt/format.h>
#include <fstream>
#include <spdlog/spdlog.h>

namespace evenkeel::app {
namespace {

constexpr char kNote[] = "untrusted_proxy";

} // namespace

std::string line_to_trust(std::string const& proxy) {
    return fmt::format("trusted_proxies = [\"{}\"]", proxy);
}

void note_untrusted_proxy(std::filesystem::path const& data, std::string const& proxy) {
    spdlog::warn(
        "{} says for whom it calls and is not believed: if it is your proxy, all its visitors share one "
        "rate limit. Add to the configuration: {}",
        proxy, line_to_trust(proxy));
    std::ofstream{data / kNote} << proxy << '\n';
}

std::optional<std::string> noted_untrusted_proxy(std::filesystem::path const& data) {
    std::ifstream note{data / kNote};
    std::string proxy;
    return note >> proxy ? std::optional{proxy} : std::nullopt;
}

} // namespace evenkeel::app
