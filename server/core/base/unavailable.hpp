#pragma once

#include <stdexcept>

namespace evenkeel {

/// Thrown when a store or a peer cannot answer now and a later try may succeed: the edge replies 503.
/// Its text goes to the log only, so it may name hosts and files but never anything a member wrote.
class Unavailable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace evenkeel
