#pragma once

#include "core/account/members.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace evenkeel::notify {

/// Greets a new member in their language: what is there, when the trial ends, how to come back.
class SendWelcomeMail {
public:
    struct Wording {
        content::InLanguages<content::MailText> text;
        std::string brand;
        std::string app_url;
        content::InLanguages<content::MailWords> words{content::MailWords{}};
    };

    SendWelcomeMail(account::Members const& members, Mailer& mailer, Wording wording)
        : members_{members}, mailer_{mailer}, wording_{std::move(wording)} {}

    Result<void> operator()(MemberId const& member) const;

private:
    account::Members const& members_;
    Mailer& mailer_;
    Wording wording_;
};

/// Replaces every {name} that has a word, in one pass: what a word brings is never filled in again. Other
/// braces stay as they are.
[[nodiscard]] std::string filled_in(std::string_view text,
                                    std::map<std::string, std::string, std::less<>> const& words);

} // namespace evenkeel::notify
