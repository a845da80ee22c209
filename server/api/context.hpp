#pragma once

#include "api/site.hpp"
#include "core/rules.hpp"
#include "core/stores.hpp"
#include "http/files/file_declaration.hpp"
#include "http/message/answer.hpp"
#include "http/routing/route.hpp"

#include <memory>

namespace evenkeel {
class Clock;
class Edition;
class Editions;
class Secure;
} // namespace evenkeel

namespace evenkeel::api {

class ConfigTexts;

/// Everything a handler answers from: the rules, what is kept, and the content in the caller's language.
/// Made for one call and valid while it is answered; a streamed reply keeps `editions` to its end.
struct Context {
    Rules const& rules;
    Stores const& stores;
    Site const& site;
    ConfigTexts& config_texts;
    http::SessionCookies const& cookies; ///< Of the listener that was called.
    Clock const& clock;
    Secure& secure;
    std::shared_ptr<Editions const> editions;
    Edition const& edition; ///< In the caller's language; one of `editions`.
    http::Exchange exchange;

    [[nodiscard]] Sentences const& sentences() const;

    [[nodiscard]] std::shared_ptr<void const> kept() const { return editions; }
};

/// A call of ours. Each is declared in routes.hpp of its listener and listed once in routes.cpp.
using Route = http::Route<Context>;

/// A file that anybody may read, which is no typed call: its place in the contract, and what answers.
struct PublicFile {
    http::FileDeclaration declaration;
    http::Reply (*answer)(Context const& context, http::Request const& request){nullptr};
};

} // namespace evenkeel::api
