#pragma once

#include "core/account/language.hpp"
#include "core/base/secure.hpp"
#include "core/content/content.hpp"
#include "http/router.hpp"

namespace evenkeel::api {

/// `GET /content/safety/helplines.json`: whom to call in every country, with notes and hours in the language
/// that is asked for. For everybody, signed in or not. `contents` must outlive it.
[[nodiscard]] http::Endpoint helplines_file(content::ByLanguage const& contents, account::Languages languages,
                                            Secure const& secure);

} // namespace evenkeel::api
