#pragma once

#include <filesystem>
#include <string_view>

namespace evenkeel::outbound {

/// Copies a file to a new place, encrypted under what a secret gives; as it is where the secret is empty.
/// The copy is there whole or not at all. Throws Unavailable.
void seal_file(std::filesystem::path const& from, std::filesystem::path const& to, std::string_view secret);

/// Copies it back. Throws Unavailable, in words for an operator, when the secret is missing or another one,
/// and when the file is damaged or ends too early.
void open_sealed_file(std::filesystem::path const& from, std::filesystem::path const& to,
                      std::string_view secret);

} // namespace evenkeel::outbound
