#pragma once

#include "core/safety/detector/signs.hpp"

#include <span>

/// The phrases of the signs, by language and subject. A phrase is written so that it needs words of its own
/// language: "die" alone would be a German article.
namespace evenkeel::safety::detector {

[[nodiscard]] std::span<Phrases const> english_wishes();
[[nodiscard]] std::span<Phrases const> english_despair();
[[nodiscard]] std::span<Phrases const> english_plans();
[[nodiscard]] std::span<Phrases const> english_flags();
[[nodiscard]] std::span<Phrases const> english_context();
[[nodiscard]] std::span<Phrases const> english_softly();
[[nodiscard]] std::span<Phrases const> english_hints();
[[nodiscard]] std::span<Phrases const> english_topics();
[[nodiscard]] std::span<Phrases const> german_wishes();
[[nodiscard]] std::span<Phrases const> german_danger();
[[nodiscard]] std::span<Phrases const> spanish_wishes();
[[nodiscard]] std::span<Phrases const> spanish_danger();
[[nodiscard]] std::span<Phrases const> arabic_phrases();
[[nodiscard]] std::span<Phrases const> german_course();
[[nodiscard]] std::span<Phrases const> spanish_course();
[[nodiscard]] std::span<Phrases const> arabic_course();

[[nodiscard]] std::span<Named const> word_classes();
[[nodiscard]] std::span<Named const> phrase_parts();

} // namespace evenkeel::safety::detector
