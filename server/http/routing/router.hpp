#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "http/message/reply.hpp"
#include "http/message/request.hpp"

namespace evenkeel::http {

using Endpoint = std::function<Reply(Request const&)>;
using Next = Endpoint;

/// A plain function around everything further in: it may answer itself or call `next` and change the reply.
using Middleware = std::function<Reply(Request const&, Next const&)>;

/// Judges a request by its head: rate limit, session, caller. Returns nothing where its body is welcome.
using HeadJudge = std::function<std::optional<Reply>(Request const&)>;

inline constexpr std::size_t kJsonBodyLimit = std::size_t{64} * 1024;
inline constexpr std::size_t kUploadBodyLimit = std::size_t{8} * 1024 * 1024 + std::size_t{64} * 1024;

/// Method and path → endpoint, with middleware around every answer, errors included.
/// Built before the server starts and only read afterwards, by many threads at once.
class Router {
public:
    Router();
    ~Router();
    Router(Router&&) noexcept;
    Router& operator=(Router&&) noexcept;

    /// `path_template` may hold whole-segment parameters: "/threads/{thread_id}". HEAD falls to GET; a
    /// literal segment wins over a parameter. Throws std::logic_error for the same method and template twice.
    void add(Method method, std::string_view path_template, Endpoint endpoint,
             std::size_t body_limit = kJsonBodyLimit, HeadJudge judge = {});

    /// Whatever no route matches at or below `prefix` goes to `endpoint`; the longest prefix wins.
    void add_tree(std::string_view prefix, Endpoint endpoint);

    /// Unmatched paths at or below `prefix` answer 404 in the error envelope, whatever trees there are above.
    void claim_for_api(std::string_view prefix);

    /// Middleware added first is outermost.
    void use(Middleware middleware);

    /// From now on this path is answered even while all other connections are taken.
    void keep_vital(std::string path);

    [[nodiscard]] bool is_vital(std::string_view path) const;

    /// How many bytes of body this request may bring.
    [[nodiscard]] std::size_t body_limit(Method method, std::string_view path) const;

    /// The refusal of a request whose large body has not been read yet, through the middleware; nothing where
    /// it is welcome. Its rate limit is counted then, and `answer` does not count it again. Never throws.
    [[nodiscard]] std::optional<Reply> refusal_by_head(Request& request) const;

    /// Never throws: what handlers throw becomes 503 or 500. Fills in the request's path template and
    /// parameters.
    [[nodiscard]] Reply answer(Request& request) const;

    /// Sends a reply that no route made (too large, too slow, too busy) through the middleware, so that a
    /// browser elsewhere may read it like any other. Never throws.
    [[nodiscard]] Reply decorate(Request const& request, Reply reply) const;

private:
    [[nodiscard]] Reply through_middleware(Request const& request, Endpoint const& endpoint) const;

    struct Table;
    std::unique_ptr<Table> table_;
    std::vector<Middleware> middleware_;
    std::vector<std::string> vital_;
};

} // namespace evenkeel::http
