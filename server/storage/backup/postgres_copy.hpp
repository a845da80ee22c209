#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace evenkeel::storage::postgres {

void copy_whole(std::string const& url, std::filesystem::path const& to);
void put_back(std::filesystem::path const& copy, std::string const& url);
[[nodiscard]] bool is_empty(std::string const& url);

/// Keeps what a crash left aside while the place itself is empty.
void set_aside(std::string const& url);
void bring_back(std::string const& url);
void forget_aside(std::string const& url);
[[nodiscard]] std::vector<std::string> find_damage(std::string const& url);

/// Makes and removes a database beside the one of the address.
void create_beside(std::string const& url, std::string const& name);
void drop_beside(std::string const& url, std::string const& name);
[[nodiscard]] std::string address_beside(std::string const& url, std::string const& name);

} // namespace evenkeel::storage::postgres
