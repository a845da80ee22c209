#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.hpp"
#include "http/connection/client_address.hpp"
#include "http/connection/this_machine.hpp"
#include "http/message/reply.hpp"
#include "http/message/request.hpp"

namespace evenkeel::http {

/// A typed route answers with a value or a refusal, and the cookies that go with it.
template <class T>
class Answer {
public:
    Answer(T value) : result_{std::move(value)} {} // NOLINT(*-explicit-*)

    Answer(std::unexpected<Failure> refusal) : result_{std::move(refusal)} {} // NOLINT(*-explicit-*)

    Answer(Result<T> result) : result_{std::move(result)} {} // NOLINT(*-explicit-*)

    Answer&& with_status(int status) && {
        status_ = status;
        return std::move(*this);
    }

    Answer&& with_cookie(Cookie cookie) && {
        cookies_.push_back(std::move(cookie));
        return std::move(*this);
    }

    Answer&& with_cookies(std::vector<Cookie> cookies) && {
        for (auto& cookie : cookies)
            cookies_.push_back(std::move(cookie));
        return std::move(*this);
    }

    [[nodiscard]] Result<T> const& result() const { return result_; }

    [[nodiscard]] int status() const { return status_; }

    [[nodiscard]] std::vector<Cookie> const& cookies() const { return cookies_; }

private:
    Result<T> result_;
    int status_{200};
    std::vector<Cookie> cookies_;
};

/// 201: the call made something new.
template <class T>
[[nodiscard]] Answer<T> created(T value) {
    return Answer<T>{std::move(value)}.with_status(201);
}

/// A handler may read this of the request beside its typed body. Valid during the call only.
class Exchange {
public:
    explicit Exchange(Request const& request) : request_{request} {}

    [[nodiscard]] Request const& request() const { return request_; }

    [[nodiscard]] std::string_view client_address() const { return request_.client_address; }

    /// The unit by which callers without a session are counted: the block of their network address.
    [[nodiscard]] std::string caller() const { return address_block(request_.client_address); }

    [[nodiscard]] std::string_view request_id() const { return request_.request_id; }

    [[nodiscard]] std::string_view user_agent() const { return request_.header("User-Agent").value_or(""); }

    /// The Accept-Language header as it came.
    [[nodiscard]] std::string_view accept_language() const {
        return request_.header("Accept-Language").value_or("");
    }

    /// An address of ours under the name that the browser called this machine by
    /// (http/connection/this_machine.hpp).
    [[nodiscard]] std::string as_called(std::string_view url) const {
        return http::as_called(url, request_.header("Host").value_or(""));
    }

    [[nodiscard]] std::string_view cookie(std::string_view name) const {
        return request_.cookie(name).value_or("");
    }

private:
    Request const& request_;
};

} // namespace evenkeel::http
