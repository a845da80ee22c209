#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "http/values/fields.hpp"

namespace evenkeel::http {

class OpenFile;

enum class SameSite { strict, lax, none };
enum class HttpOnly { yes, no };
enum class Secure { yes, no };

/// One Set-Cookie line. Path is always "/".
struct Cookie {
    std::string name{};
    std::string value{};
    std::string domain{}; ///< Empty: only the host that sets it.
    HttpOnly http_only{HttpOnly::yes};
    Secure secure{Secure::yes};
    SameSite same_site{SameSite::lax};
    std::optional<std::chrono::seconds> max_age{}; ///< Absent: until the browser closes. Zero: forget it now.

    /// The header's value. Throws std::invalid_argument when name, value or domain could break out of it.
    [[nodiscard]] std::string header_value() const;
};

/// Where a streaming reply writes. Safe to use from the producer's thread only.
class StreamWriter {
public:
    virtual ~StreamWriter() = default;

    /// Sends the bytes, waiting while the client is slower than the producer.
    /// False once the client has gone or the server drains: the producer should return.
    [[nodiscard]] virtual bool write(std::string_view bytes) = 0;

    /// Waits between events; false as soon as the stream is over, so a leaving client ends the wait.
    [[nodiscard]] virtual bool pause(std::chrono::milliseconds duration) = 0;
};

/// Called on a thread of its own; the reply ends when it returns. Throwing cuts the connection.
using Producer = std::function<void(StreamWriter&)>;

struct Stream {
    Producer produce{};
};

/// A part of an open file; the server sends it in pieces without reading it into memory whole.
struct FileSlice {
    std::shared_ptr<OpenFile const> file{};
    std::uint64_t offset{0};
    std::uint64_t length{0};
};

using SharedBytes = std::shared_ptr<std::string const>;
using Body = std::variant<std::string, SharedBytes, FileSlice, Stream>;

/// A handler's answer. The server adds Content-Length, Date, Connection and X-Request-Id.
struct Reply {
    int status{200};
    Fields headers{};
    Body body{};

    void set_cookie(Cookie const& cookie) { headers.add("Set-Cookie", cookie.header_value()); }
};

[[nodiscard]] Reply text_reply(int status, std::string_view content_type, std::string body);
[[nodiscard]] Reply empty_reply(int status);

} // namespace evenkeel::http
