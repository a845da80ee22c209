#pragma once

#include "core/safety/disclosure.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>

namespace evenkeel::outbound {

/// Throws ContentError; also for two notices with one id.
[[nodiscard]] safety::Disclosure read_disclosure(std::filesystem::path const& file);

/// Puts a language's words, {notices: {<id>: {title, texts, questions, variants, buttons}}}, in place of the
/// English ones. Throws ContentError; also where there are more or fewer of them than in English.
void put_disclosure_words(std::filesystem::path const& file, safety::Disclosure& disclosure);

} // namespace evenkeel::outbound
