#pragma once

#include <string>
#include <string_view>

namespace evenkeel::account {

/// Slow, salted hashing of passwords (Argon2id). Throws Unavailable when too many wait already.
class Passwords {
public:
    virtual ~Passwords() = default;

    [[nodiscard]] virtual std::string hash(std::string_view password) = 0;

    /// An empty hash (no account, or no password set) costs as much time as a wrong password, and is never a
    /// match.
    [[nodiscard]] virtual bool verify(std::string_view hash, std::string_view password) = 0;
};

} // namespace evenkeel::account
