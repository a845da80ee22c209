#pragma once

#include "core/exercise/exercise.hpp"
#include "core/safety/responses.hpp"
#include "outbound/content_error.hpp"

#include <filesystem>
#include <span>

namespace evenkeel::outbound {

/// Throws ContentError; also for a move, a slot or an exercise that is not there, an exercise that is not
/// calm enough for distress, and a level without its plan.
[[nodiscard]] safety::Responses read_responses(std::filesystem::path const& file,
                                               std::span<exercise::Exercise const> exercises);

/// Puts a language's lines, {replies: {<id>: text}}, in place of the English ones. Throws ContentError; also
/// for a line whose slots are not those of the English one: it would be said with a hole in it, or never.
void put_reply_words(std::filesystem::path const& file, safety::Responses& responses);

} // namespace evenkeel::outbound
