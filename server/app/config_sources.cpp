#include "app/config_sources.hpp"

#include "app/config_keys.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fstream>
#include <toml++/toml.h>
#include <unistd.h>

namespace evenkeel::app {
namespace {

constexpr std::string_view kPrefix = "EVENKEEL_";
constexpr std::string_view kFileSuffix = "_FILE";

/// Names that begin like ours but are not settings of the server: the tests' data, and the place of the file
/// itself.
constexpr std::array<std::string_view, 2> kNotSettings{"EVENKEEL_DATASETS", "EVENKEEL_CONFIG"};

class Loading {
public:
    void set(std::string_view name, std::string_view value, std::string const& where) {
        auto const* key = find_key(name);
        if (key == nullptr) {
            complain(fmt::format("{}: there is no setting of this name", where));
            return;
        }
        if (auto const done = key->set(config_, value); !done)
            complain(fmt::format("{}: {}{}", where, done.error(),
                                 key->secrecy == Secrecy::open ? fmt::format(", not \"{}\"", value) : ""));
    }

    void complain(std::string complaint) { complaints_.push_back(std::move(complaint)); }

    std::expected<Config, std::vector<std::string>> result() && {
        if (!complaints_.empty())
            return std::unexpected(std::move(complaints_));
        return std::move(config_);
    }

    [[nodiscard]] Config const& config() const { return config_; }

private:
    Config config_;
    std::vector<std::string> complaints_;
};

std::string as_text(toml::node const& node) {
    if (auto const* list = node.as_array()) {
        std::string text;
        for (auto const& item : *list)
            text += (text.empty() ? "" : ",") + item.value_or(std::string{});
        return text;
    }
    if (auto const text = node.value_exact<std::string>())
        return *text;
    if (auto const number = node.value_exact<std::int64_t>())
        return std::to_string(*number);
    if (auto const flag = node.value_exact<bool>())
        return *flag ? "true" : "false";
    return {};
}

void read_file(Loading& loading, std::string const& path) {
    try {
        auto const table = toml::parse_file(path);
        for (auto const& [name, node] : table)
            loading.set(name.str(), as_text(node),
                        fmt::format("{}:{}: {}", path, node.source().begin.line, name.str()));
    } catch (toml::parse_error const& error) {
        loading.complain(fmt::format("{}:{}: {}", path, error.source().begin.line, error.description()));
    }
}

std::string lowered(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return result;
}

/// A secret in a file of its own: what container platforms mount. The last line end does not belong to it.
void read_secret(Loading& loading, std::string const& variable, std::string const& path,
                 std::string const& name) {
    std::ifstream file{path};
    if (!file) {
        loading.complain(fmt::format("{}: the file {} cannot be read", variable, path));
        return;
    }
    std::string secret{std::istreambuf_iterator<char>{file}, {}};
    while (secret.ends_with('\n') || secret.ends_with('\r'))
        secret.pop_back();
    loading.set(name, secret, variable);
}

void read_environment(Loading& loading, std::map<std::string, std::string> const& environment) {
    for (auto const& [variable, value] : environment) {
        if (std::ranges::find(kNotSettings, variable) != kNotSettings.end())
            continue;
        auto const name = lowered(std::string_view{variable}.substr(kPrefix.size()));
        auto const from_file =
            variable.ends_with(kFileSuffix) ? name.substr(0, name.size() - kFileSuffix.size()) : "";
        auto const* secret = find_key(from_file);
        if (secret != nullptr && secret->secrecy == Secrecy::secret && find_key(name) == nullptr)
            read_secret(loading, variable, value, from_file);
        else
            loading.set(name, value, variable);
    }
}

bool is_loopback(std::string const& address) {
    return address == "localhost" || address == "::1" || address.starts_with("127.");
}

/// "app.example.com" of "https://app.example.com:8443/x".
std::string host_of(std::string_view url) {
    if (auto const scheme = url.find("://"); scheme != std::string_view::npos)
        url.remove_prefix(scheme + 3);
    if (url.starts_with('['))
        return std::string{url.substr(1, url.find(']') - 1)};
    return std::string{url.substr(0, url.find_first_of(":/"))};
}

/// Whether nobody but this machine is served. A proxy on the same machine reaches a loopback address too;
/// then the addresses for people say so.
bool is_private(Config const& config) {
    return is_loopback(config.listen_address) &&
           std::ranges::all_of(
               std::array{config.url_main, config.url_service, config.url_dashboard},
               [](std::string const& url) { return url.empty() || is_loopback(host_of(url)); });
}

/// Checks the demands that keys make on each other: no key can check them alone.
void check_together(Loading& loading) {
    auto const& config = loading.config();
    auto const demand_private = [&](bool is_on, std::string_view what) {
        if (is_on && !is_private(config))
            loading.complain(
                fmt::format("{} is only allowed where listen_address and the addresses for people "
                            "are of this machine",
                            what));
    };
    demand_private(config.testing_controls, "testing_controls:");
    demand_private(config.demo, "demo:");
    demand_private(config.apple_sign_in == "stand_in", "apple_sign_in: stand_in");
    for (auto const& [name, secret] : {std::pair{"link_secret", config.link_secret},
                                       std::pair{"object_store_secret", config.object_store_secret},
                                       std::pair{"health_secret", config.health_secret},
                                       std::pair{"encryption_key", config.encryption_key}})
        if (!secret.empty() && secret.size() < kShortestSecret)
            loading.complain(fmt::format("{}: needs at least {} characters", name, kShortestSecret));
    if (config.payments == "stripe")
        for (auto const& [name, is_missing] :
             {std::pair{"stripe_secret_key", config.stripe_secret_key.empty()},
              std::pair{"stripe_publishable_key", config.stripe_publishable_key.empty()},
              std::pair{"stripe_webhook_secrets", config.stripe_webhook_secrets.empty()}})
            if (is_missing)
                loading.complain(fmt::format("{}: payments is stripe and needs it", name));
    if (config.listen_only.empty())
        loading.complain("listen_only: names no listener, so there would be nothing to serve");
}

} // namespace

std::expected<Config, std::vector<std::string>> load_config(ConfigSources const& sources) {
    Loading loading;
    if (!sources.file.empty())
        read_file(loading, sources.file);
    read_environment(loading, sources.environment);
    for (auto const& [name, value] : sources.flags) {
        auto flag = name;
        std::ranges::replace(flag, '_', '-');
        loading.set(name, value, "--" + flag);
    }
    check_together(loading);
    return std::move(loading).result();
}

std::map<std::string, std::string> own_environment() {
    std::map<std::string, std::string> own;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        std::string_view const line{*entry};
        auto const equals = line.find('=');
        if (line.starts_with(kPrefix) && equals != std::string_view::npos)
            own.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    return own;
}

} // namespace evenkeel::app
