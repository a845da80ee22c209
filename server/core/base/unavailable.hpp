#pragma once

#include <stdexcept>

namespace evenkeel {

/// Something we depend on cannot answer now (database, object store, a full queue). The edge answers 503 and the
/// caller may repeat; nothing was kept.
class Unavailable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace evenkeel
