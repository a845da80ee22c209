#pragma once

#include "core/account/sign_in/passwords.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace evenkeel::outbound {

/// Argon2id with libsodium's INTERACTIVE limits: about 60 ms and 64 MiB a hash. It runs on threads of its
/// own, so that a burst of sign-ins can take neither all memory nor all workers; what would have to wait too
/// long is refused with Unavailable. Known devices have a queue of their own, which is served first and has
/// no end: each of its callers holds a worker, so it is as long as there are workers at most.
class Argon2Passwords final : public account::Passwords {
public:
    struct Limits {
        std::size_t threads{2};
        std::size_t waiting{3}; ///< Strangers, beyond those being hashed; with them fewer than workers.
    };

    explicit Argon2Passwords(Limits limits);
    ~Argon2Passwords() override;
    Argon2Passwords(Argon2Passwords const&) = delete;
    Argon2Passwords& operator=(Argon2Passwords const&) = delete;

    [[nodiscard]] std::string hash(std::string_view password) override;
    [[nodiscard]] bool verify(std::string_view hash, std::string_view password,
                              account::Bringer bringer) override;

private:
    class Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace evenkeel::outbound
