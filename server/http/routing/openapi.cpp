// More than 300 lines: the document is printed from its top to its end, one function for each of its parts.
#include "http/routing/openapi.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#include "http/message/fault_status.hpp"
#include "http/values/json_text.hpp"
#include "http/values/text.hpp"

namespace evenkeel::http {

namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;
using json_text = boost::json::string_view;

value json_content(value schema) {
    return {{"application/json", {{"schema", std::move(schema)}}}};
}

/// OpenAPI 3.1 has no words for the events of a stream: `x-events` has the schema of each one's data.
value with_events(value content, object events) {
    content.as_object().emplace("text/event-stream",
                                object{{"schema", {{"type", "string"}}}, {"x-events", std::move(events)}});
    return content;
}

bool takes_api_token(RouteDeclaration const& route) {
    return route.method == Method::get &&
           (route.caller == Member::kName || route.caller == PremiumMember::kName);
}

/// Lists the faults with which the edge itself refuses, before or around the rule.
std::set<Fault> edge_refusals(RouteDeclaration const& route) {
    std::set<Fault> faults{Fault::internal, Fault::unavailable};
    if (route.request_schema != nullptr)
        faults.insert({Fault::malformed_request, Fault::invalid_input, Fault::payload_too_large,
                       Fault::unsupported_media_type, Fault::request_timeout});
    if (route.query_parameters != nullptr)
        faults.insert(Fault::invalid_input);
    if (route.spec.csrf == Csrf::required &&
        (route.request_schema != nullptr || route.caller != Visitor::kName))
        faults.insert(Fault::csrf);
    if (route.caller == Member::kName || route.caller == PremiumMember::kName || route.caller == Admin::kName)
        faults.insert(Fault::session_required);
    if (route.caller == PremiumMember::kName)
        faults.insert(Fault::premium_required);
    if (route.caller == Admin::kName)
        faults.insert(Fault::not_allowed);
    if (route.spec.limit || takes_api_token(route))
        faults.insert(Fault::too_many_requests);
    return faults;
}

std::set<Fault> refusals_of(RouteDeclaration const& route) {
    auto faults = edge_refusals(route);
    faults.insert(route.spec.refusals.begin(), route.spec.refusals.end());
    return faults;
}

constexpr int kTooManyRequests = 429;
constexpr int kUnavailable = 503;

/// Who was sent away for now is told when to come back.
object retry_after_header() {
    return {{"Retry-After", object{{"description", "After how many seconds the call may be repeated."},
                                   {"schema", object{{"type", "integer"}, {"minimum", 1}}}}}};
}

value refusal_response(int status, std::set<std::string_view> const& codes) {
    array names;
    for (auto const code : codes)
        names.emplace_back(json_text{code});
    object response{{"description", fmt::format("{}", fmt::join(codes, " or "))},
                    {"x-error-codes", names},
                    {"content", json_content({{"$ref", "#/components/schemas/Problem"}})}};
    if (status == kTooManyRequests || status == kUnavailable)
        response.emplace("headers", retry_after_header());
    return response;
}

/// Status → the error codes it can carry, in one order.
std::map<int, std::set<std::string_view>> by_status(std::set<Fault> const& faults) {
    std::map<int, std::set<std::string_view>> codes;
    for (auto const fault : faults) {
        auto const [error_code, status] = on_the_wire(fault);
        codes[status].insert(error_code);
    }
    return codes;
}

object responses_of(RouteDeclaration const& route, SchemaBook& book) {
    object responses;
    auto const reply = route.reply_schema(book);
    for (int const status : route.spec.statuses)
        responses.emplace(std::to_string(status),
                          object{{"description", status == 201 ? "Made." : "Done."},
                                 {"content", route.event_schemas != nullptr
                                                 ? with_events(json_content(reply), route.event_schemas(book))
                                                 : json_content(reply)}});
    for (auto const& [status, codes] : by_status(refusals_of(route)))
        responses.emplace(std::to_string(status), refusal_response(status, codes));
    return responses;
}

array path_parameters(std::string_view path) {
    array parameters;
    for (auto const segment : split(path, '/'))
        if (segment.starts_with('{') && segment.ends_with('}'))
            parameters.push_back(object{{"name", json_text{segment.substr(1, segment.size() - 2)}},
                                        {"in", "path"},
                                        {"required", true},
                                        {"schema", plain_schema("string")}});
    return parameters;
}

array parameters_of(RouteDeclaration const& route, SchemaBook& book) {
    auto parameters = path_parameters(route.spec.path);
    if (route.query_parameters != nullptr)
        for (auto& parameter : route.query_parameters(book))
            parameters.push_back(std::move(parameter));
    return parameters;
}

array security_of(RouteDeclaration const& route) {
    bool const optional = route.caller == Visitor::kName || route.caller == ServiceVisitor::kName;
    array security;
    if (optional)
        security.push_back(object{});
    object both{{"session", array{}}};
    if (route.spec.csrf == Csrf::required)
        both.emplace("csrf", array{});
    security.push_back(both);
    if (takes_api_token(route))
        security.push_back(object{{"api_token", array{}}});
    return security;
}

object operation_of(RouteDeclaration const& route, SchemaBook& book) {
    object operation{{"operationId", route.spec.operation},
                     {"summary", route.spec.summary},
                     {"x-caller", json_text{route.caller}},
                     {"x-retries", route.spec.retries},
                     {"security", security_of(route)}};
    if (auto parameters = parameters_of(route, book); !parameters.empty())
        operation.emplace("parameters", std::move(parameters));
    if (route.request_schema != nullptr)
        operation.emplace("requestBody",
                          object{{"required", true}, {"content", json_content(route.request_schema(book))}});
    operation.emplace("responses", responses_of(route, book));
    return operation;
}

/// A form with the file last, as browsers and S3 post it.
value form_with_file() {
    return {
        {"multipart/form-data",
         {{"schema", object{{"type", "object"},
                            {"properties",
                             object{{"file", object{{"type", "string"},
                                                    {"format", "binary"},
                                                    {"description", "The file, after every other field."}}}}},
                            {"required", array{"file"}},
                            {"additionalProperties", object{{"type", "string"}}}}}}}};
}

/// JSON that others define: we read a few members of it and mind no further ones.
value foreign_json(std::string_view description) {
    return {{"application/json",
             {{"schema", object{{"type", "object"},
                                {"description", json_text{description}},
                                {"additionalProperties", true}}}}}};
}

object file_responses(FileDeclaration const& file, SchemaBook& book) {
    object responses;
    array shapes;
    for (auto const reply : file.replies)
        shapes.push_back(reply(book));
    if (shapes.empty())
        responses.emplace("204", object{{"description", "Taken."}});
    else
        responses.emplace(
            "200", object{{"description", "Done."},
                          {"content",
                           json_content(shapes.size() == 1 ? shapes.front() : value{{"oneOf", shapes}})}});
    if (file.has_languages)
        responses.emplace("304", object{{"description", "The client has it already (If-None-Match)."}});
    std::set<Fault> faults{Fault::internal, Fault::unavailable};
    faults.insert(file.refusals.begin(), file.refusals.end());
    for (auto const& [status, codes] : by_status(faults))
        responses.emplace(std::to_string(status), refusal_response(status, codes));
    return responses;
}

object file_operation(FileDeclaration const& file, SchemaBook& book) {
    object operation{
        {"operationId", file.operation}, {"summary", file.summary}, {"x-caller", json_text{Visitor::kName}},
        {"x-retries", file.retries},     {"x-file", true},          {"servers", array{object{{"url", "/"}}}},
        {"security", array{object{}}}};
    auto parameters = path_parameters(file.path);
    if (file.has_languages)
        parameters.push_back(object{
            {"name", "language_code"},
            {"in", "query"},
            {"required", false},
            {"description", "The language of the file, a BCP 47 tag. Left out: as Accept-Language says."},
            {"schema", plain_schema("string")}});
    if (!parameters.empty())
        operation.emplace("parameters", std::move(parameters));
    if (file.replies.empty())
        operation.emplace(
            "requestBody",
            object{{"required", true},
                   {"content", file.json_body.empty() ? form_with_file() : foreign_json(file.json_body)}});
    operation.emplace("responses", file_responses(file, book));
    return operation;
}

std::string lower_case(std::string_view text) {
    std::string lower{text};
    std::ranges::transform(lower, lower.begin(),
                           [](char letter) { return static_cast<char>(letter | 0x20); });
    return lower;
}

/// Every error code there is, so that the generated client knows the closed set.
array all_error_codes() {
    array codes;
    for (int fault = 0; fault <= static_cast<int>(Fault::internal); ++fault)
        codes.emplace_back(json_text{on_the_wire(static_cast<Fault>(fault)).error_code});
    return codes;
}

object problem_schema() {
    auto const text = plain_schema("string");
    return {{"type", "object"},
            {"properties", object{{"error_code", object{{"type", "string"}, {"enum", all_error_codes()}}},
                                  {"error_message", text},
                                  {"field", text},
                                  {"request_id", text}}},
            {"required", array{"error_code", "error_message", "request_id"}},
            {"additionalProperties", false}};
}

object paths_of(std::vector<RouteDeclaration> const& routes, std::vector<FileDeclaration> const& files,
                SchemaBook& book) {
    std::map<std::string, std::map<std::string, object>> paths;
    std::set<std::string> operations;
    for (auto const& route : routes) {
        if (!operations.insert(route.spec.operation).second)
            throw std::logic_error(fmt::format("two routes are called {}", route.spec.operation));
        paths[route.spec.path][lower_case(method_name(route.method))] = operation_of(route, book);
    }
    for (auto const& file : files) {
        if (!operations.insert(file.operation).second)
            throw std::logic_error(fmt::format("two paths are called {}", file.operation));
        paths[file.path][lower_case(method_name(file.method))] = file_operation(file, book);
    }
    object printed;
    for (auto const& [path, methods] : paths) {
        object item;
        for (auto const& [method, operation] : methods)
            item.emplace(method, operation);
        printed.emplace(path, std::move(item));
    }
    return printed;
}

object security_schemes(CookiePolicy const& cookies) {
    return {{"session", object{{"type", "apiKey"}, {"in", "cookie"}, {"name", cookies.session}}},
            {"csrf", object{{"type", "apiKey"},
                            {"in", "header"},
                            {"name", "X-CSRF-Token"},
                            {"description", fmt::format("The value of the cookie {}.", cookies.csrf)}}},
            {"api_token", object{{"type", "http"},
                                 {"scheme", "bearer"},
                                 {"description", "A token that a member made to read their own data."}}}};
}

} // namespace

std::string openapi_document(ContractInfo const& info, std::vector<RouteDeclaration> const& routes,
                             std::vector<FileDeclaration> const& files) {
    SchemaBook book;
    auto paths = paths_of(routes, files, book);
    auto schemas = book.components();
    schemas.emplace("Problem", problem_schema());
    object const document{{"openapi", "3.1.0"},
                          {"info", object{{"title", info.title}, {"version", info.version}}},
                          {"servers", array{object{{"url", info.base_url.empty() ? "/" : info.base_url}}}},
                          {"paths", std::move(paths)},
                          {"components", object{{"schemas", std::move(schemas)},
                                                {"securitySchemes", security_schemes(info.cookies)}}}};
    return pretty_json(document);
}

} // namespace evenkeel::http
