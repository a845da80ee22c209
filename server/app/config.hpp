#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace evenkeel::app {

/// Everything an operator can set. The one list of keys, with texts and ranges, is in config_keys.cpp; the
/// values here are the defaults it prints.
inline constexpr std::size_t kShortestSecret = 16; ///< characters

struct Config {
    std::string listen_address{"127.0.0.1"};
    std::uint16_t port_main{8080};
    std::uint16_t port_service{8081};
    std::uint16_t port_dashboard{8082};
    std::vector<std::string> listen_only{"main", "service", "dashboard"};

    std::string url_main;
    std::string url_service;
    std::string url_dashboard;
    std::string cookie_domain;
    std::vector<std::string> trusted_proxies;

    std::string data{"data"};
    std::string database;
    std::string content;
    int content_watch_seconds{2};
    std::string web;
    std::string book;
    bool migrate{true};
    bool demo{false};

    std::string object_store_secret;
    int backups_kept{7};
    std::string backups;
    std::string backup_key;
    std::string in_app_purchases{"off"};
    std::string payments{"auto"};
    std::string link_secret;
    std::string account_privacy{"open"};
    std::string apple_sign_in{"off"};
    std::string apple_client_id;
    std::string web_push_key;
    std::string health_secret;

    int io_threads{1};
    int worker_threads{8};
    int job_threads{1};
    int database_connections{8};
    int connections{2048};
    int connections_per_address{256};
    int body_memory_mib{128};
    std::chrono::seconds header_timeout{10};
    std::chrono::seconds body_timeout{30};
    std::chrono::seconds idle_timeout{60};
    std::chrono::seconds drain_timeout{15};

    std::string log_level{"info"};
    std::string access_log{"stderr"};
    bool testing_controls{false};
};

} // namespace evenkeel::app
