// More than 300 lines: every setting of the program is declared here, a few lines each.
#include "app/config_keys.hpp"

#include "core/notify/notification_token.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace evenkeel::app {
namespace {

using Outcome = std::expected<void, std::string>;

std::expected<long, std::string> whole_number(std::string_view text, long lowest, long highest) {
    long value = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < lowest || value > highest)
        return std::unexpected(fmt::format("must be a whole number from {} to {}", lowest, highest));
    return value;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        auto const comma = std::min(text.find(','), text.size());
        auto part = text.substr(0, comma);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        while (part.ends_with(' '))
            part.remove_suffix(1);
        if (!part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

struct Words {
    std::string_view name;
    std::string_view text;
    std::string_view range{};
    Secrecy secrecy{Secrecy::open};
};

template <class Number>
Key number(Words words, Number Config::* member, long lowest, long highest) {
    return {.name = words.name,
            .type = "whole number",
            .range = words.range,
            .text = words.text,
            .secrecy = words.secrecy,
            .set = [=](Config& config, std::string_view text) -> Outcome {
                auto const value = whole_number(text, lowest, highest);
                if (!value)
                    return std::unexpected(value.error());
                config.*member = static_cast<Number>(*value);
                return {};
            },
            .get = [=](Config const& config) { return std::to_string(config.*member); }};
}

Key seconds(Words words, std::chrono::seconds Config::* member, long lowest, long highest) {
    return {.name = words.name,
            .type = "seconds",
            .range = words.range,
            .text = words.text,
            .secrecy = words.secrecy,
            .set = [=](Config& config, std::string_view text) -> Outcome {
                auto const value = whole_number(text, lowest, highest);
                if (!value)
                    return std::unexpected(value.error());
                config.*member = std::chrono::seconds{*value};
                return {};
            },
            .get = [=](Config const& config) { return std::to_string((config.*member).count()); }};
}

Key yes_or_no(Words words, bool Config::* member) {
    return {.name = words.name,
            .type = "true or false",
            .range = words.range,
            .text = words.text,
            .secrecy = words.secrecy,
            .set = [=](Config& config, std::string_view text) -> Outcome {
                if (text != "true" && text != "false")
                    return std::unexpected("must be true or false");
                config.*member = text == "true";
                return {};
            },
            .get = [=](Config const& config) { return std::string{config.*member ? "true" : "false"}; }};
}

Key text(Words words, std::string Config::* member) {
    return {.name = words.name,
            .type = "text",
            .range = words.range,
            .text = words.text,
            .secrecy = words.secrecy,
            .set = [=](Config& config, std::string_view value) -> Outcome {
                config.*member = std::string{value};
                return {};
            },
            .get = [=](Config const& config) { return config.*member; }};
}

Key one_of(Words words, std::string Config::* member, std::vector<std::string> choices) {
    auto key = text(words, member);
    key.set = [=](Config& config, std::string_view value) -> Outcome {
        if (std::ranges::find(choices, value) == choices.end())
            return std::unexpected(fmt::format("must be one of {}", fmt::join(choices, ", ")));
        config.*member = std::string{value};
        return {};
    };
    return key;
}

Key url(Words words, std::string Config::* member) {
    auto key = text(words, member);
    key.type = "address";
    key.set = [=](Config& config, std::string_view value) -> Outcome {
        if (!value.starts_with("http://") && !value.starts_with("https://"))
            return std::unexpected("must begin with http:// or https://");
        if (value.ends_with('/'))
            return std::unexpected("must not end with a slash");
        config.*member = std::string{value};
        return {};
    };
    return key;
}

Key web_push_key(Words words, std::string Config::* member) {
    auto key = text(words, member);
    key.type = "key";
    key.set = [=](Config& config, std::string_view value) -> Outcome {
        if (!value.empty() && !notify::is_web_push_key(value))
            return std::unexpected("must be the public key for Web Push: 87 characters of base64url");
        config.*member = std::string{value};
        return {};
    };
    return key;
}

Key list(Words words, std::vector<std::string> Config::* member, std::vector<std::string> choices = {}) {
    return {.name = words.name,
            .type = "list, separated by commas",
            .range = words.range,
            .text = words.text,
            .secrecy = words.secrecy,
            .set = [=](Config& config, std::string_view value) -> Outcome {
                auto parts = split(value);
                for (auto const& part : parts)
                    if (!choices.empty() && std::ranges::find(choices, part) == choices.end())
                        return std::unexpected(
                            fmt::format("\"{}\" is not one of {}", part, fmt::join(choices, ", ")));
                config.*member = std::move(parts);
                return {};
            },
            .get = [=](Config const& config) { return fmt::format("{}", fmt::join(config.*member, ",")); }};
}

std::vector<Key> listening_keys() {
    return {
        text({"listen_address", "Address to listen on. Beyond loopback only behind a proxy that speaks TLS."},
             &Config::listen_address),
        number({"port_main", "Public site, member app and main API.", "0 to 65535; 0: any free port"},
               &Config::port_main, 0, 65535),
        number({"port_service", "Quiz and HRV service.", "0 to 65535; 0: any free port"},
               &Config::port_service, 0, 65535),
        number({"port_dashboard", "Trainer dashboard.", "0 to 65535; 0: any free port"},
               &Config::port_dashboard, 0, 65535),
        list({"listen_only", "Which listeners this process serves.", "main, service, dashboard"},
             &Config::listen_only, {"main", "service", "dashboard"}),
        url({"url_main", "How browsers reach the main listener. Empty: http://localhost and its port."},
            &Config::url_main),
        url({"url_service", "How browsers reach the service listener. Empty: http://localhost and its port."},
            &Config::url_service),
        url({"url_dashboard", "How browsers reach the dashboard. Empty: http://localhost and its port."},
            &Config::url_dashboard),
        text({"cookie_domain",
              "Common parent domain of the hosts, so that one session serves them all. Empty: each "
              "host its own."},
             &Config::cookie_domain),
        list({"trusted_proxies", "Addresses or CIDR blocks of proxies whose X-Forwarded-For is believed."},
             &Config::trusted_proxies),
    };
}

std::vector<Key> storage_keys() {
    return {
        text({"data", "Folder for the database, recordings, the mail outbox and keys made on first start."},
             &Config::data),
        text({"database", "sqlite:PATH or postgresql://…  Empty: sqlite in the data folder.", "",
              Secrecy::secret},
             &Config::database),
        text({"content", "Folder with brand, texts and other content. Empty: found beside the binary."},
             &Config::content),
        number({"content_watch_seconds",
                "How often the content folder is looked at for changes, which are then served without a "
                "restart. 0: only when told so by SIGHUP.",
                "0 to 3600"},
               &Config::content_watch_seconds, 0, 3600),
        text({"web", "Folder with the built web apps. Empty: found beside the binary."}, &Config::web),
        text({"book",
              "Folder with the set book, book.pdf and book.epub. Empty: build/book beside the web apps."},
             &Config::book),
        yes_or_no({"migrate", "Bring the database up to date at start."}, &Config::migrate),
        yes_or_no({"demo", "Make a demo member at start and print how to sign in. Never on a public host."},
                  &Config::demo),
        text({"object_store_secret", "Signs uploads. Empty: made on first start and kept in the data folder.",
              "", Secrecy::secret},
             &Config::object_store_secret),
        text(
            {"link_secret",
             "Makes the links in mails. Empty: made on first start and kept in the data folder. Processes on "
             "one database need the same.",
             "", Secrecy::secret},
            &Config::link_secret),
        text({"health_secret",
              "Encrypts safety profiles; 16 characters or more. Empty: made on first start and kept in the "
              "data "
              "folder. Who loses it loses the profiles.",
              "", Secrecy::secret},
             &Config::health_secret),
    };
}

Key backup_key() {
    auto key = text({"backup_key",
                     "Seals backups; 16 characters or more. Empty: they are not sealed. Keep it elsewhere: "
                     "without it a sealed backup is of no use.",
                     "", Secrecy::secret},
                    &Config::backup_key);
    key.set = [](Config& config, std::string_view value) -> Outcome {
        if (!value.empty() && value.size() < kShortestSecret)
            return std::unexpected(fmt::format("must have {} characters or more", kShortestSecret));
        config.backup_key = std::string{value};
        return {};
    };
    return key;
}

std::vector<Key> backup_keys() {
    return {
        number({"backups_kept",
                "How many of its daily backups the server keeps. 0: it makes none. Those who were erased are "
                "gone from backups after as many days.",
                "0 to 365"},
               &Config::backups_kept, 0, 365),
        text({"backups", "Folder for the daily backups. Empty: backups in the data folder."},
             &Config::backups),
        backup_key(),
    };
}

std::vector<Key> outside_keys() {
    return {
        one_of({"in_app_purchases",
                "Who vouches for purchases in the app. sandbox takes anything marked as a test and opens "
                "premium "
                "for it: never where strangers come.",
                "off, sandbox"},
               &Config::in_app_purchases, {"off", "sandbox"}),
        one_of({"payments",
                "Who takes the money of the shop. sandbox takes test cards only and hands over what was "
                "bought for "
                "them. auto is sandbox, and off where url_main begins with https.",
                "auto, off, sandbox"},
               &Config::payments, {"auto", "off", "sandbox"}),
        one_of({"account_privacy",
                "Who learns that an address has an account. open: callers, a few times an hour; the owner "
                "is told of many. private: nobody; signing up and signing in go through a mailed link.",
                "open, private"},
               &Config::account_privacy, {"open", "private"}),
        one_of({"apple_sign_in", "Who answers for Apple. stand_in believes everybody: loopback only.",
                "off, stand_in"},
               &Config::apple_sign_in, {"off", "stand_in"}),
        text({"apple_client_id", "Our Services ID at Apple. Without it the app does not offer Apple."},
             &Config::apple_client_id),
        web_push_key({"web_push_key", "Public key for Web Push (VAPID). Without it the app offers none.",
                      "87 characters of base64url"},
                     &Config::web_push_key),
    };
}

std::vector<Key> capacity_keys() {
    return {
        number({"io_threads", "Threads that read and write connections.", "1 to 64"}, &Config::io_threads, 1,
               64),
        number({"worker_threads", "Threads that answer requests.", "1 to 256"}, &Config::worker_threads, 1,
               256),
        number({"job_threads",
                "Threads that do queued work in this process. 0: none, another process does it.", "0 to 64"},
               &Config::job_threads, 0, 64),
        number({"database_connections", "Database connections of this process.", "2 to 256"},
               &Config::database_connections, 2, 256),
        number({"connections", "Open connections at once; more are turned away.", "16 to 100000"},
               &Config::connections, 16, 100'000),
        number({"connections_per_address",
                "Open connections of one address (IPv6: of one /64); trusted proxies may have more.",
                "4 to 100000"},
               &Config::connections_per_address, 4, 100'000),
        number({"body_memory_mib",
                "Memory for all request bodies above 64 KiB together, in MiB; beyond it clients try again.",
                "16 to 65536"},
               &Config::body_memory_mib, 16, 65'536),
        seconds({"header_timeout", "A client must have sent its headers by then.", "1 to 300"},
                &Config::header_timeout, 1, 300),
        seconds({"body_timeout", "And its body by then, with a second more for every 16 KiB.", "1 to 600"},
                &Config::body_timeout, 1, 600),
        seconds({"idle_timeout", "A connection without a request is closed after this.", "1 to 3600"},
                &Config::idle_timeout, 1, 3600),
        seconds({"drain_timeout", "How long requests in flight may take when the server is told to stop.",
                 "1 to 600"},
                &Config::drain_timeout, 1, 600),
    };
}

std::vector<Key> observing_keys() {
    return {
        one_of({"log_level", "How much is logged.", "debug, info, warn, error"}, &Config::log_level,
               {"debug", "info", "warn", "error"}),
        text({"access_log", "One JSON line a request: stderr, none, or a file."}, &Config::access_log),
        yes_or_no({"testing_controls",
                   "Lets a test move the clock and run jobs. Refused unless all addresses are "
                   "loopback."},
                  &Config::testing_controls),
    };
}

std::vector<Key> all_keys() {
    std::vector<Key> keys;
    for (auto&& group :
         {listening_keys(), storage_keys(), backup_keys(), outside_keys(), capacity_keys(), observing_keys()})
        keys.insert(keys.end(), group.begin(), group.end());
    return keys;
}

} // namespace

std::span<Key const> config_keys() {
    static auto const keys = all_keys();
    return keys;
}

Key const* find_key(std::string_view name) {
    auto const found = std::ranges::find(config_keys(), name, &Key::name);
    return found == config_keys().end() ? nullptr : &*found;
}

} // namespace evenkeel::app
