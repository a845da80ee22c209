#include "http/routing/authorizer.hpp"

#include "http/values/fields.hpp"
#include "http/values/text.hpp"
#include "http/values/tokens.hpp"

namespace evenkeel::http {

namespace {

constexpr std::string_view kCsrfHeader = "X-CSRF-Token";

bool changes_state(Method method) {
    return method != Method::get && method != Method::head && method != Method::options;
}

/// Only a digest of a visitor is stored, so the stored id alone cannot be used to call as that visitor.
VisitorId visitor_id_for(std::string_view visitor_token) {
    return VisitorId{keyed_digest(visitor_token, "evenkeel visitor 1")};
}

std::optional<std::string_view> api_token_of(Request const& request) {
    constexpr std::string_view kScheme = "Bearer ";
    auto const header = request.header("Authorization").value_or("");
    if (!same_ignoring_case(header.substr(0, kScheme.size()), kScheme))
        return std::nullopt;
    return trimmed(header.substr(kScheme.size()));
}

Result<LiveSession> session_of_token_holder(Result<std::optional<LiveSession>> const& holder, Method method) {
    if (changes_state(method))
        return refuse(Fault::session_required, "An API token can only read. Sign in to change something.");
    if (!holder)
        return std::unexpected(holder.error());
    if (!*holder)
        return refuse(Fault::session_required, "This API token is not valid, or no longer valid.");
    return **holder;
}

} // namespace

Identity Authorizer::identify(Request const& request) const {
    Identity identity;
    if (auto const token = request.cookie(cookies_.policy().session); token && !token->empty())
        identity.session = sessions_.find(*token);
    if (auto const api_token = api_token_of(request)) {
        identity.api_token_holder = sessions_.find_by_api_token(*api_token);
        auto const& holder = *identity.api_token_holder;
        identity.language = holder && *holder ? (*holder)->language_code : std::string{};
    } else {
        identity.language = identity.session ? identity.session->language_code
                                             : std::string{request.header("Accept-Language").value_or("")};
    }
    return identity;
}

/// The header must repeat the readable cookie, which a page of another site cannot read, and both must belong
/// to this session, so a cookie planted from a neighbouring host is worth nothing.
Result<void> Authorizer::check_csrf(Request const& request) const {
    auto const header = request.header(kCsrfHeader).value_or("");
    auto const cookie = request.cookie(cookies_.policy().csrf).value_or("");
    auto const expected = csrf_token_for(request.cookie(cookies_.policy().session).value_or(""));
    if (!equal_in_constant_time(header, cookie) || !equal_in_constant_time(header, expected))
        return refuse(Fault::csrf, "This page is out of date. Reload it and try again.");
    return {};
}

Result<std::optional<LiveSession>> Authorizer::optional_session(Identity const& identity,
                                                                Request const& request, Csrf csrf) const {
    if (identity.session && csrf == Csrf::required && changes_state(request.method))
        if (auto const checked = check_csrf(request); !checked)
            return std::unexpected(checked.error());
    return identity.session;
}

Result<LiveSession> Authorizer::required_session(Identity const& identity, Request const& request,
                                                 Csrf csrf) const {
    if (identity.api_token_holder)
        return session_of_token_holder(*identity.api_token_holder, request.method);
    if (!identity.session)
        return refuse(Fault::session_required, "Please sign in to continue.");
    if (csrf == Csrf::required)
        if (auto const checked = check_csrf(request); !checked)
            return std::unexpected(checked.error());
    return *identity.session;
}

template <>
Result<Visitor> Authorizer::admit<Visitor>(Identity const& identity, Request const& request,
                                           Csrf csrf) const {
    auto session = optional_session(identity, request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    return Visitor{std::move(*session)};
}

template <>
Result<Member> Authorizer::admit<Member>(Identity const& identity, Request const& request, Csrf csrf) const {
    auto session = required_session(identity, request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    return Member{std::move(*session)};
}

template <>
Result<PremiumMember> Authorizer::admit<PremiumMember>(Identity const& identity, Request const& request,
                                                       Csrf csrf) const {
    auto session = required_session(identity, request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    if (session->premium_until <= clock_.now())
        return refuse(
            Fault::premium_required,
            "This is part of Premium. Choose a plan or enter an access code on your account page to go on.");
    return PremiumMember{Member{std::move(*session)}};
}

template <>
Result<Admin> Authorizer::admit<Admin>(Identity const& identity, Request const& request, Csrf csrf) const {
    auto session = required_session(identity, request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    if (!session->is_admin)
        return refuse(Fault::not_allowed, "Only administrators can do this.");
    return Admin{Member{std::move(*session)}};
}

template <>
Result<ServiceVisitor> Authorizer::admit<ServiceVisitor>(Identity const& identity, Request const& request,
                                                         Csrf csrf) const {
    auto const session = optional_session(identity, request, csrf);
    if (!session)
        return std::unexpected(session.error());
    auto const known = request.cookie(cookies_.policy().visitor).value_or("");
    auto const token = known.empty() ? random_token() : std::string{known};
    auto member_id = *session ? std::optional{(*session)->member_id} : std::nullopt;
    auto new_cookie = known.empty() ? std::optional{cookies_.visitor(token)} : std::nullopt;
    return ServiceVisitor{std::move(member_id), visitor_id_for(token), std::move(new_cookie)};
}

} // namespace evenkeel::http
