#pragma once

#include "tests/support/temporary_folder.hpp"

#include <cstdint>
#include <string>
#include <sys/types.h>

namespace evenkeel::testing {

/// A PostgreSQL server of our own: a fresh cluster in a temporary folder, on the loopback and on a free port,
/// without fsync. One per test program, started when first asked for and stopped when the program ends.
class PrivatePostgres {
public:
    /// Throws std::runtime_error, with the name of the package, when PostgreSQL is not installed.
    static PrivatePostgres& running();

    ~PrivatePostgres();
    PrivatePostgres(PrivatePostgres const&) = delete;
    PrivatePostgres& operator=(PrivatePostgres const&) = delete;

    /// The address of a new, empty database.
    [[nodiscard]] std::string new_database();

    [[nodiscard]] std::string url(std::string const& database) const;

    [[nodiscard]] std::uint16_t port() const { return port_; }

    /// Stops the server the hard way, as a crash would.
    void stop_for_a_while();

    /// On the same data and the same port.
    void start_again() { start(); }

    void crash_and_restart() {
        stop_for_a_while();
        start_again();
    }

private:
    PrivatePostgres();

    void start();
    void stop(int signal);
    void wait_until_it_answers() const;

    TemporaryFolder folder_;
    std::uint16_t port_;
    pid_t server_{-1};
    int databases_{0};
};

} // namespace evenkeel::testing
