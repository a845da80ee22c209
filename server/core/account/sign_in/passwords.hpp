#pragma once

#include <string>
#include <string_view>

namespace evenkeel::account {

/// Who brings a password: somebody with a device or a session that the member has signed in with, or anybody.
enum class Bringer { known_device, stranger };

/// Slow, salted hashing of passwords (Argon2id). Known devices go first and always get their turn; throws
/// Unavailable when too many strangers wait already.
class Passwords {
public:
    virtual ~Passwords() = default;

    /// Of somebody who has shown by a session or a mailed link who they are.
    [[nodiscard]] virtual std::string hash(std::string_view password) = 0;

    /// An empty hash (no account, or no password set) costs as much time as a wrong password, and is never a
    /// match.
    [[nodiscard]] virtual bool verify(std::string_view hash, std::string_view password, Bringer bringer) = 0;
};

} // namespace evenkeel::account
