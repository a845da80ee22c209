#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace evenkeel::notify {

/// Greets a new member in their language: what is there, when the trial ends, how to come back; with a link
/// by which the address proves itself (docs/decisions/0016).
class SendWelcomeMail {
public:
    struct Parts {
        account::Members const& members;
        account::AccountLinks& links;
        account::LinkTokens const& tokens;
        Mailer& mailer;
        Clock const& clock;
        std::string main_url; ///< Without a slash at its end.
    };

    explicit SendWelcomeMail(Parts parts) : parts_{std::move(parts)} {}

    Result<void> operator()(content::ByLanguage const& contents, MemberId const& member) const;

private:
    [[nodiscard]] std::string confirming_page(account::Member const& member) const;

    Parts parts_;
};

/// Replaces every {name} that has a word, in one pass: what a word brings is never filled in again. Other
/// braces stay as they are.
[[nodiscard]] std::string filled_in(std::string_view text,
                                    std::map<std::string, std::string, std::less<>> const& words);

} // namespace evenkeel::notify
