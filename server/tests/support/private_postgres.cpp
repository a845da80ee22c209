#include "tests/support/private_postgres.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <memory>
#include <netinet/in.h>
#include <pwd.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr auto kPatience = 30s;

using Words = std::vector<std::string>;
using PostgresConnection = std::unique_ptr<PGconn, decltype(&PQfinish)>;

fs::path program(std::string const& name) {
    for (auto const* version : {"15", "16", "17", "18"})
        if (auto const path = fs::path{"/usr/lib/postgresql"} / version / "bin" / name; fs::exists(path))
            return path;
    throw std::runtime_error{"These tests need PostgreSQL: apt-get install postgresql-15 "
                             "(./dev test installs it)."};
}

std::uint16_t free_port() {
    auto const probe = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{
        .sin_family = AF_INET, .sin_port = 0, .sin_addr = {.s_addr = htonl(INADDR_LOOPBACK)}, .sin_zero = {}};
    socklen_t size = sizeof address;
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    auto const bound = bind(probe, generic, size) == 0 && getsockname(probe, generic, &size) == 0;
    close(probe);
    if (!bound)
        throw std::runtime_error{"no free port on the loopback"};
    return ntohs(address.sin_port);
}

/// PostgreSQL refuses to run as root; then it runs as the user its package made.
passwd const* user_to_become() {
    if (geteuid() != 0)
        return nullptr;
    if (auto const* user = getpwnam("postgres"))
        return user;
    throw std::runtime_error{"PostgreSQL does not run as root and there is no user 'postgres'"};
}

[[noreturn]] void become_program(Words const& words, fs::path const& log, passwd const* user) {
    auto const output = open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0666);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    if (user != nullptr && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
        _exit(126);
    // After the change of user, which would clear it: a test program that dies takes its server along.
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    std::vector<char*> arguments;
    for (auto const& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    execv(arguments.front(), arguments.data());
    _exit(127);
}

pid_t start_program(Words const& words, fs::path const& log) {
    auto const* const user = user_to_become();
    auto const child = fork();
    if (child < 0)
        throw std::runtime_error{"fork failed"};
    if (child == 0)
        become_program(words, log, user);
    return child;
}

void run_to_the_end(Words const& words, fs::path const& log) {
    int status = 0;
    waitpid(start_program(words, log), &status, 0);
    if (status != 0)
        throw std::runtime_error{fmt::format("{} failed, see {}", words.front(), log.string())};
}

PostgresConnection connect(std::string const& url) {
    return {PQconnectdb(url.c_str()), &PQfinish};
}

} // namespace

PrivatePostgres& PrivatePostgres::running() {
    static PrivatePostgres server;
    return server;
}

PrivatePostgres::PrivatePostgres() : folder_{"postgres"}, port_{free_port()} {
    if (auto const* const user = user_to_become())
        if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
            throw std::runtime_error{"the folder for PostgreSQL cannot be given to its user"};
    run_to_the_end({program("initdb"), "--pgdata", folder_.path() / "data", "--username", "evenkeel",
                    "--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"},
                   folder_.path() / "initdb.log");
    start();
}

PrivatePostgres::~PrivatePostgres() {
    stop(SIGINT);
}

void PrivatePostgres::start() {
    server_ = start_program({program("postgres"), "-D", folder_.path() / "data", "-p", std::to_string(port_),
                             "-h", "127.0.0.1", "-k", folder_.path(), "-F", "-c", "max_connections=100",
                             // Tests that make deadlocks should not wait a second for each to be noticed.
                             "-c", "deadlock_timeout=50ms"},
                            folder_.path() / "server.log");
    wait_until_it_answers();
}

void PrivatePostgres::stop(int signal) {
    kill(server_, signal);
    waitpid(server_, nullptr, 0);
}

void PrivatePostgres::wait_until_it_answers() const {
    auto const deadline = std::chrono::steady_clock::now() + kPatience;
    while (PQping(url("postgres").c_str()) != PQPING_OK) {
        if (std::chrono::steady_clock::now() > deadline)
            throw std::runtime_error{"PostgreSQL did not start within 30 seconds"};
        std::this_thread::sleep_for(20ms);
    }
}

void PrivatePostgres::stop_for_a_while() {
    stop(SIGQUIT);
}

std::string PrivatePostgres::url(std::string const& database) const {
    return fmt::format("postgresql://evenkeel@127.0.0.1:{}/{}", port_, database);
}

std::string PrivatePostgres::new_database() {
    auto const name = fmt::format("test_{}", ++databases_);
    auto const connection = connect(url("postgres"));
    auto* const result = PQexec(connection.get(), ("CREATE DATABASE " + name).c_str());
    auto const created = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    if (!created)
        throw std::runtime_error{fmt::format("no new database: {}", PQerrorMessage(connection.get()))};
    return url(name);
}

} // namespace evenkeel::testing
