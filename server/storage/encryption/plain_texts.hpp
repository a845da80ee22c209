#pragma once

#include "storage/encryption/member_keys.hpp"

namespace evenkeel::storage {

/// Whether texts are left that were written before members had keys.
[[nodiscard]] bool has_plain_texts(Database& database);

/// Seals some of them, and answers how many; none: there are none left. Members go on writing meanwhile.
[[nodiscard]] std::size_t seal_some_texts(Database& database, MemberKeys& keys);

} // namespace evenkeel::storage
