#include "http/authorizer.hpp"

#include "http/fields.hpp"
#include "http/text.hpp"
#include "http/tokens.hpp"

namespace evenkeel::http {

namespace {

constexpr std::string_view kCsrfHeader = "X-CSRF-Token";

bool changes_state(Method method) {
    return method != Method::get && method != Method::head && method != Method::options;
}

/// What is stored of a visitor is a digest, so the stored id alone cannot be used to call as that visitor.
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

} // namespace

std::optional<LiveSession> SessionOnce::find(std::string_view session_token) {
    if (!session_)
        session_ = directory_.find(session_token);
    return *session_;
}

Result<std::optional<LiveSession>> SessionOnce::find_by_api_token(std::string_view api_token) {
    if (!holder_)
        holder_ = directory_.find_by_api_token(api_token);
    return *holder_;
}

std::string Authorizer::language_of(Request const& request) const {
    if (auto const api_token = api_token_of(request)) {
        auto const holder = sessions_.find_by_api_token(*api_token);
        return holder && *holder ? (*holder)->language_code : std::string{};
    }
    if (auto const session = session_of(request))
        return session->language_code;
    return std::string{request.header("Accept-Language").value_or("")};
}

std::optional<LiveSession> Authorizer::session_of(Request const& request) const {
    auto const token = request.cookie(cookies_.policy().session);
    return token && !token->empty() ? sessions_.find(*token) : std::nullopt;
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

Result<std::optional<LiveSession>> Authorizer::optional_session(Request const& request, Csrf csrf) const {
    auto session = session_of(request);
    if (session && csrf == Csrf::required && changes_state(request.method))
        if (auto const checked = check_csrf(request); !checked)
            return std::unexpected(checked.error());
    return session;
}

Result<LiveSession> Authorizer::session_by_api_token(Request const& request,
                                                     std::string_view api_token) const {
    if (changes_state(request.method))
        return refuse(Fault::session_required, "An API token can only read. Sign in to change something.");
    auto holder = sessions_.find_by_api_token(api_token);
    if (!holder)
        return std::unexpected(std::move(holder.error()));
    if (!*holder)
        return refuse(Fault::session_required, "This API token is not valid, or no longer valid.");
    return **holder;
}

Result<LiveSession> Authorizer::required_session(Request const& request, Csrf csrf) const {
    if (auto const api_token = api_token_of(request))
        return session_by_api_token(request, *api_token);
    auto session = session_of(request);
    if (!session)
        return refuse(Fault::session_required, "Please sign in to continue.");
    if (csrf == Csrf::required)
        if (auto const checked = check_csrf(request); !checked)
            return std::unexpected(checked.error());
    return std::move(*session);
}

template <>
Result<Visitor> Authorizer::admit<Visitor>(Request const& request, Csrf csrf) const {
    auto session = optional_session(request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    return Visitor{std::move(*session)};
}

template <>
Result<Member> Authorizer::admit<Member>(Request const& request, Csrf csrf) const {
    auto session = required_session(request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    return Member{std::move(*session)};
}

template <>
Result<PremiumMember> Authorizer::admit<PremiumMember>(Request const& request, Csrf csrf) const {
    auto session = required_session(request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    if (session->premium_until <= clock_.now())
        return refuse(
            Fault::premium_required,
            "This is part of Premium. Choose a plan or enter an access code on your account page to go on.");
    return PremiumMember{Member{std::move(*session)}};
}

template <>
Result<Admin> Authorizer::admit<Admin>(Request const& request, Csrf csrf) const {
    auto session = required_session(request, csrf);
    if (!session)
        return std::unexpected(std::move(session.error()));
    if (!session->is_admin)
        return refuse(Fault::not_allowed, "Only administrators can do this.");
    return Admin{Member{std::move(*session)}};
}

template <>
Result<ServiceVisitor> Authorizer::admit<ServiceVisitor>(Request const& request, Csrf csrf) const {
    auto const session = optional_session(request, csrf);
    if (!session)
        return std::unexpected(session.error());
    auto const known = request.cookie(cookies_.policy().visitor).value_or("");
    auto const token = known.empty() ? random_token() : std::string{known};
    auto member_id = *session ? std::optional{(*session)->member_id} : std::nullopt;
    auto new_cookie = known.empty() ? std::optional{cookies_.visitor(token)} : std::nullopt;
    return ServiceVisitor{std::move(member_id), visitor_id_for(token), std::move(new_cookie)};
}

} // namespace evenkeel::http
