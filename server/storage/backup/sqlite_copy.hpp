#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace evenkeel::storage::sqlite {

void copy_whole(std::filesystem::path const& from, std::filesystem::path const& to);
void put_back(std::filesystem::path const& copy, std::filesystem::path const& to);
[[nodiscard]] bool is_empty(std::filesystem::path const& file);

/// Keeps what a crash left aside while the place itself is empty.
void set_aside(std::filesystem::path const& file);
void bring_back(std::filesystem::path const& file);
void forget_aside(std::filesystem::path const& file);
[[nodiscard]] std::vector<std::string> find_damage(std::filesystem::path const& file);

} // namespace evenkeel::storage::sqlite
