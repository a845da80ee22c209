#include "app/installation.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <array>
#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

namespace evenkeel::app {
namespace {

namespace fs = std::filesystem;

fs::path own_folder() {
    return fs::canonical("/proc/self/exe").parent_path();
}

/// Beside an installed binary, or in the source tree that build/release/evenkeel was built from.
fs::path found_beside_binary(std::string const& name, fs::path const& proof) {
    auto const own = own_folder();
    std::array const candidates{own / "../share/evenkeel" / name, own / "../.." / name, fs::path{name}};
    for (auto const& candidate : candidates)
        if (fs::exists(candidate / proof))
            return fs::weakly_canonical(candidate);
    throw std::runtime_error{fmt::format("the folder \"{0}\" was not found; set {0} to where it is", name)};
}

fs::path prepare_data(std::string const& setting) {
    fs::path const data{setting};
    std::error_code error;
    fs::create_directories(data, error);
    if (error)
        throw std::runtime_error{
            fmt::format("data: the folder {} cannot be made: {}", setting, error.message())};
    // Health data: nobody else on this machine has a reason to read it.
    fs::permissions(data, fs::perms::owner_all, error);
    return fs::weakly_canonical(data);
}

std::string read_text(fs::path const& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// As long as nobody can guess; an empty one would sign for everybody.
std::string usable(std::string secret, fs::path const& path) {
    if (secret.size() < kShortestSecret)
        throw Unavailable{
            fmt::format("the secret in {} has fewer than {} characters: remove the file to have a "
                        "new one made",
                        path.string(), kShortestSecret)};
    return secret;
}

std::string secret_made_once(fs::path const& path) {
    if (fs::exists(path))
        return usable(read_text(path), path);
    outbound::SystemClock const clock;
    auto secret = outbound::SodiumSecure{clock}.token();
    auto const unfinished = path.string() + ".part";
    std::ofstream file{unfinished};
    file << secret << std::flush;
    if (!file)
        throw Unavailable{fmt::format("a secret cannot be written to {}", unfinished)};
    file.close();
    fs::permissions(unfinished, fs::perms::owner_read | fs::perms::owner_write);
    fs::rename(unfinished, path);
    return secret;
}

std::string base_url(std::string const& setting, std::uint16_t port) {
    return setting.empty() ? fmt::format("http://localhost:{}", port) : setting;
}

} // namespace

fs::path content_folder(Config const& config) {
    return config.content.empty() ? found_beside_binary("content", "brand/brand.yaml")
                                  : fs::path{config.content};
}

Installation prepare_installation(Config const& config) {
    auto const data = prepare_data(config.data);
    auto const web = config.web.empty() ? found_beside_binary("web", "apps") : fs::path{config.web};
    return {.data = data,
            .content = content_folder(config),
            .web = web,
            .book = config.book.empty() ? web.parent_path() / "build/book" : fs::path{config.book},
            .database =
                config.database.empty() ? "sqlite:" + (data / "evenkeel.db").string() : config.database,
            .object_store_secret = config.object_store_secret.empty()
                                       ? secret_made_once(data / "object_store_secret")
                                       : config.object_store_secret,
            .link_secret =
                config.link_secret.empty() ? secret_made_once(data / "link_secret") : config.link_secret,
            .health_secret = config.health_secret.empty() ? secret_made_once(data / "health_secret")
                                                          : config.health_secret};
}

api::Addresses addresses(Config const& config, BoundPorts const& ports) {
    return {.main_url = base_url(config.url_main, ports.main),
            .service_url = base_url(config.url_service, ports.service),
            .dashboard_url = base_url(config.url_dashboard, ports.dashboard)};
}

} // namespace evenkeel::app
