#pragma once

#include "core/account/sign_in/passwords.hpp"

namespace evenkeel::testing {

/// Hashes in no time and without any secrecy: "hash of <password>". Counts how often it was made to work,
/// because an unknown address has to cost as much as a wrong password.
class FakePasswords final : public account::Passwords {
public:
    [[nodiscard]] std::string hash(std::string_view password) override {
        return "hash of " + std::string{password};
    }

    [[nodiscard]] bool verify(std::string_view hash, std::string_view password,
                              account::Bringer bringer) override {
        ++verified_;
        last_bringer_ = bringer;
        return !hash.empty() && hash == this->hash(password);
    }

    [[nodiscard]] int verified() const { return verified_; }

    [[nodiscard]] account::Bringer last_bringer() const { return last_bringer_; }

private:
    int verified_{0};
    account::Bringer last_bringer_{};
};

} // namespace evenkeel::testing
