#include "http/routing/router.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/holds.hpp"
#include "http/message/error_envelope.hpp"
#include "http/message/excuse.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

/// Says that the judge came to a verdict; anything else is the excuse for an exception.
constexpr int kJudged = 204;

struct Target {
    Endpoint endpoint;
    std::size_t body_limit{kJsonBodyLimit};
    HeadJudge judge;
};

/// The targets of one path template.
struct Place {
    std::string path_template;
    std::vector<std::string> segments;
    std::map<Method, Target> targets;

    [[nodiscard]] Target const* target(Method method) const {
        auto found = targets.find(method);
        if (found == targets.end() && method == Method::head)
            found = targets.find(Method::get);
        return found == targets.end() ? nullptr : &found->second;
    }

    [[nodiscard]] std::string allowed() const {
        std::string list;
        for (auto const& [method, target] : targets) {
            list += fmt::format("{}, ", method_name(method));
            if (method == Method::get && !targets.contains(Method::head))
                list += "HEAD, ";
        }
        return list + "OPTIONS";
    }
};

struct Tree {
    std::string prefix;
    Endpoint endpoint;
};

bool is_parameter(std::string_view segment) {
    return segment.starts_with('{') && segment.ends_with('}');
}

std::vector<std::string> segments_of(std::string_view path) {
    auto const pieces = split(path, '/');
    return {pieces.begin() + 1, pieces.end()};
}

bool fits(std::vector<std::string> const& pattern, std::vector<std::string> const& path) {
    return std::ranges::equal(pattern, path, [](std::string const& wanted, std::string const& given) {
        return is_parameter(wanted) ? !given.empty() : wanted == given;
    });
}

std::ptrdiff_t literals(Place const& place) {
    return std::ranges::count_if(place.segments, [](auto const& segment) { return !is_parameter(segment); });
}

std::vector<NameValue> parameters(Place const& place, std::string_view path) {
    std::vector<NameValue> values;
    auto const given = segments_of(path);
    for (std::size_t at = 0; at < place.segments.size(); ++at) {
        std::string_view const segment = place.segments[at];
        if (is_parameter(segment))
            values.push_back(
                {.name = std::string{segment.substr(1, segment.size() - 2)}, .value = given[at]});
    }
    return values;
}

Reply not_found(Request const& request) {
    return error_reply(
        {.fault = Fault::not_found, .field = {}, .message = "There is nothing at this address."},
        request.request_id);
}

Reply not_allowed(Request const& request, std::string const& allowed) {
    if (request.method == Method::options) {
        auto reply = empty_reply(204);
        reply.headers.add("Allow", allowed);
        return reply;
    }
    auto reply = error_reply(
        {.fault = Fault::method_not_allowed,
         .field = {},
         .message = Sentence::in_english_only(fmt::format("This address answers {} only.", allowed))},
        request.request_id);
    reply.headers.add("Allow", allowed);
    return reply;
}

} // namespace

struct Router::Table {
    std::unordered_map<std::string, Place> literal;
    std::vector<Place> with_parameters; ///< Most literal segments first.
    std::vector<Tree> trees;            ///< Longest prefix first.

    [[nodiscard]] Place const* place(std::string_view path) const {
        if (auto const found = literal.find(std::string{path}); found != literal.end())
            return &found->second;
        auto const segments = path.starts_with('/') ? segments_of(path) : std::vector<std::string>{};
        auto const found = std::ranges::find_if(
            with_parameters, [&](Place const& candidate) { return fits(candidate.segments, segments); });
        return found == with_parameters.end() ? nullptr : &*found;
    }

    [[nodiscard]] Tree const* tree(std::string_view path) const {
        auto const found =
            std::ranges::find_if(trees, [&](Tree const& tree) { return is_at_or_below(path, tree.prefix); });
        return found == trees.end() ? nullptr : &*found;
    }

    Place& place_for(std::string_view path_template) {
        Place fresh{.path_template = std::string{path_template},
                    .segments = segments_of(path_template),
                    .targets = {}};
        if (std::ranges::none_of(fresh.segments, is_parameter))
            return literal.try_emplace(std::string{path_template}, std::move(fresh)).first->second;
        auto const same = std::ranges::find(with_parameters, path_template, &Place::path_template);
        if (same != with_parameters.end())
            return *same;
        auto const after = std::ranges::find_if(
            with_parameters, [&](Place const& place) { return literals(place) < literals(fresh); });
        return *with_parameters.insert(after, std::move(fresh));
    }

    /// The endpoint for this request, which also learns its template and parameters.
    [[nodiscard]] Endpoint find(Request& request) const {
        if (auto const* const found = place(request.path)) {
            request.path_template = found->path_template;
            if (auto const* const target = found->target(request.method)) {
                request.path_parameters = parameters(*found, request.path);
                return target->endpoint;
            }
            return [allowed = found->allowed()](Request const& refused) {
                return not_allowed(refused, allowed);
            };
        }
        if (auto const* const found = tree(request.path)) {
            request.path_template = found->prefix.ends_with('/') ? found->prefix + "*" : found->prefix + "/*";
            return found->endpoint;
        }
        if (request.method == Method::options && request.path == "*")
            return [](Request const&) { return empty_reply(204); };
        return not_found;
    }
};

Router::Router() : table_{std::make_unique<Table>()} {}

Router::~Router() = default;
Router::Router(Router&&) noexcept = default;
Router& Router::operator=(Router&&) noexcept = default;

void Router::add(Method method, std::string_view path_template, Endpoint endpoint, std::size_t body_limit,
                 HeadJudge judge) {
    if (!path_template.starts_with('/'))
        throw std::logic_error(fmt::format("a route's path begins with '/': {}", path_template));
    auto& targets = table_->place_for(path_template).targets;
    if (!targets.try_emplace(method, Target{std::move(endpoint), body_limit, std::move(judge)}).second)
        throw std::logic_error(fmt::format("{} {} is routed twice", method_name(method), path_template));
}

void Router::add_tree(std::string_view prefix, Endpoint endpoint) {
    auto& trees = table_->trees;
    auto const after =
        std::ranges::find_if(trees, [&](Tree const& tree) { return tree.prefix.size() < prefix.size(); });
    trees.insert(after, Tree{.prefix = std::string{prefix}, .endpoint = std::move(endpoint)});
}

void Router::claim_for_api(std::string_view prefix) {
    add_tree(prefix, not_found);
}

void Router::use(Middleware middleware) {
    middleware_.push_back(std::move(middleware));
}

std::size_t Router::body_limit(Method method, std::string_view path) const {
    auto const* const place = table_->place(path);
    auto const* const target = place == nullptr ? nullptr : place->target(method);
    return target == nullptr ? kJsonBodyLimit : target->body_limit;
}

void Router::keep_vital(std::string path) {
    vital_.push_back(std::move(path));
}

bool Router::is_vital(std::string_view path) const {
    return holds(vital_, path);
}

std::optional<Reply> Router::refusal_by_head(Request& request) const {
    auto const* const place = table_->place(request.path);
    auto const* const target = place == nullptr ? nullptr : place->target(request.method);
    if (target == nullptr)
        return answer(request); // Nothing here takes a body.
    request.path_template = place->path_template;
    if (!target->judge)
        return std::nullopt;
    std::optional<Reply> refusal;
    auto excuse = answer_or_excuse(
        [&](Request const& asked) {
            refusal = target->judge(asked);
            return empty_reply(kJudged);
        },
        request);
    request.is_counted = true;
    if (excuse.status != kJudged)
        refusal = std::move(excuse);
    return refusal ? std::optional{decorate(request, *std::move(refusal))} : std::nullopt;
}

Reply Router::answer(Request& request) const {
    return through_middleware(request, table_->find(request));
}

Reply Router::decorate(Request const& request, Reply reply) const {
    return through_middleware(request, [&reply](Request const&) { return std::move(reply); });
}

Reply Router::through_middleware(Request const& request, Endpoint const& endpoint) const {
    // Excuses are made inside the middleware too, so that a 500 carries the same headers as every other
    // reply.
    Endpoint chain = [&endpoint](Request const& asked) { return answer_or_excuse(endpoint, asked); };
    for (auto outer = middleware_.rbegin(); outer != middleware_.rend(); ++outer)
        chain = [&middleware = *outer, inner = std::move(chain)](Request const& asked) {
            return middleware(asked, inner);
        };
    return answer_or_excuse(chain, request);
}

} // namespace evenkeel::http
