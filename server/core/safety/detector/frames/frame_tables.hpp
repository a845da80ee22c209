#pragma once

#include "core/safety/detector/frames/frames.hpp"

#include <span>

/// The halves of a sentence by language, and what follows them in words of their own.
namespace evenkeel::safety::detector {

[[nodiscard]] std::span<Phrases const> english_halves();
[[nodiscard]] std::span<Phrases const> english_readiness();
[[nodiscard]] std::span<Phrases const> english_themes();
[[nodiscard]] std::span<Phrases const> german_halves();
[[nodiscard]] std::span<Phrases const> spanish_halves();
[[nodiscard]] std::span<Phrases const> arabic_halves();
[[nodiscard]] std::span<Named const> frame_classes();

} // namespace evenkeel::safety::detector
