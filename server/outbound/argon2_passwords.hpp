#pragma once

#include "core/account/sign_in/passwords.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace evenkeel::outbound {

/// Argon2id with libsodium's INTERACTIVE limits: about 60 ms and 64 MiB a hash. It runs on threads of its
/// own, so that a burst of sign-ins can take neither all memory nor all workers; what would have to wait too
/// long is refused with Unavailable.
class Argon2Passwords final : public account::Passwords {
public:
    struct Limits {
        std::size_t threads{2};
        std::size_t waiting{3}; ///< Beyond the ones being hashed; with them fewer than there are workers.
    };

    explicit Argon2Passwords(Limits limits);
    ~Argon2Passwords() override;
    Argon2Passwords(Argon2Passwords const&) = delete;
    Argon2Passwords& operator=(Argon2Passwords const&) = delete;

    [[nodiscard]] std::string hash(std::string_view password) override;
    [[nodiscard]] bool verify(std::string_view hash, std::string_view password) override;

private:
    class Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace evenkeel::outbound
