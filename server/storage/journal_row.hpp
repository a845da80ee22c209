#pragma once

#include "core/journal/journal.hpp"
#include "storage/database.hpp"

#include <optional>

namespace evenkeel::storage {

[[nodiscard]] journal::JournalMessage message_of(Row const& row);

/// What the guide says: by itself, or in answer to an entry.
void insert_guides_message(Connection& connection, journal::JournalMessage const& message,
                           std::optional<JournalMessageId> const& answered_entry);

} // namespace evenkeel::storage
