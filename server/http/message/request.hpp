#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/values/fields.hpp"

namespace evenkeel::http {

enum class Method { get, head, post, put, patch, delete_, options, unknown };

[[nodiscard]] std::string_view method_name(Method method);

/// One request as handlers see it: read completely, bounded and decoded by the server.
struct Request {
    Method method{Method::get};
    std::string path{};          ///< Percent-decoded; begins with '/', and holds no NUL and no escaped '/'.
    std::string path_template{}; ///< Set by the router: "/threads/{thread_id}"; empty when nothing matched.
    std::vector<NameValue> query{};
    Fields headers{};
    std::string body{};
    std::string client_address{}; ///< The peer, or what a trusted proxy says in X-Forwarded-For.
    std::string request_id{};     ///< Also in the reply's X-Request-Id, in error bodies and in the log.
    std::vector<NameValue> path_parameters{};
    bool is_counted{false}; ///< Its rate limit was taken when its head was judged.

    [[nodiscard]] std::optional<std::string_view> header(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> cookie(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> query_value(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> path_parameter(std::string_view name) const;
};

} // namespace evenkeel::http
