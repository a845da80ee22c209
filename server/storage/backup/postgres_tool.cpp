#include "storage/backup/postgres_tool.hpp"

#include "core/base/unavailable.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <memory>
#include <poll.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace evenkeel::storage::postgres {
namespace {

constexpr std::chrono::hours kPatience{2};
constexpr std::size_t kMostSaid = 2000;

struct Free {
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

std::string in_quotes(std::string_view value) {
    std::string text = "'";
    for (auto const letter : value) {
        if (letter == '\'' || letter == '\\')
            text += '\\';
        text += letter;
    }
    return text + "'";
}

/// The environment of this process with the password in it. A message in another language would tell an
/// operator nothing that our documents explain.
class Environment {
public:
    explicit Environment(std::string const& password) {
        for (char** entry = environ; *entry != nullptr; ++entry)
            if (std::string_view const line{*entry};
                !line.starts_with("PGPASSWORD=") && !line.starts_with("LC_"))
                texts_.emplace_back(line);
        texts_.emplace_back("LC_ALL=C");
        if (!password.empty())
            texts_.push_back("PGPASSWORD=" + password);
        for (auto& text : texts_)
            pointers_.push_back(text.data());
        pointers_.push_back(nullptr);
    }

    [[nodiscard]] char** pointers() { return pointers_.data(); }

private:
    std::vector<std::string> texts_;
    std::vector<char*> pointers_;
};

/// Reads what the program writes to standard error until it ends; false once the patience is over.
bool listen_to(int descriptor, std::string& said) {
    auto const end = std::chrono::steady_clock::now() + kPatience;
    std::array<char, 512> part{};
    for (;;) {
        auto const left =
            std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        pollfd watched{.fd = descriptor, .events = POLLIN, .revents = 0};
        if (left.count() <= 0 || poll(&watched, 1, static_cast<int>(left.count())) == 0)
            return false;
        auto const count = ::read(descriptor, part.data(), part.size());
        if (count <= 0)
            return true;
        if (said.size() < kMostSaid)
            said.append(part.data(), static_cast<std::size_t>(count));
    }
}

/// Starts the program; its standard error can be read from the descriptor.
pid_t start(std::vector<std::string>& arguments, Environment& environment, int& error_end) {
    std::array<int, 2> pipe_ends{};
    if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0)
        throw Unavailable{"no pipe can be made"};
    std::vector<char*> pointers;
    for (auto& argument : arguments)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDERR_FILENO);
    pid_t child = -1;
    auto const code =
        posix_spawnp(&child, pointers[0], &actions, nullptr, pointers.data(), environment.pointers());
    posix_spawn_file_actions_destroy(&actions);
    close(pipe_ends[1]);
    error_end = pipe_ends[0];
    if (code != 0) {
        close(error_end);
        throw Unavailable{
            fmt::format("{} cannot be started; install the package postgresql-client, as new as the server",
                        arguments[0])};
    }
    return child;
}

} // namespace

ToolAddress tool_address(std::string const& url, std::string const& database) {
    char* why = nullptr;
    std::unique_ptr<PQconninfoOption, Free> const options{PQconninfoParse(url.c_str(), &why)};
    if (!options) {
        PQfreemem(why); // it may repeat the password
        throw Unavailable{"the address of the database cannot be read"};
    }
    ToolAddress address;
    for (auto const* option = options.get(); option->keyword != nullptr; ++option) {
        std::string_view const keyword{option->keyword};
        if (option->val == nullptr || (keyword == "dbname" && !database.empty()))
            continue;
        if (keyword == "password")
            address.password = option->val;
        else
            address.conninfo += fmt::format("{}={} ", keyword, in_quotes(option->val));
    }
    if (!database.empty())
        address.conninfo += fmt::format("dbname={} ", in_quotes(database));
    address.conninfo += "connect_timeout=10";
    return address;
}

void run_tool(std::vector<std::string> arguments, ToolAddress const& address) {
    arguments.push_back("--dbname=" + address.conninfo);
    Environment environment{address.password};
    int error_end = -1;
    auto const child = start(arguments, environment, error_end);
    std::string said;
    auto const has_ended = listen_to(error_end, said);
    close(error_end);
    if (!has_ended)
        kill(child, SIGKILL);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!has_ended)
        throw Unavailable{fmt::format("{} took longer than two hours", arguments[0])};
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw Unavailable{fmt::format("{}: {}", arguments[0], said.empty() ? "it failed" : said)};
}

} // namespace evenkeel::storage::postgres
