#pragma once

#include "core/account/apple_sign_in.hpp"
#include "core/account/language.hpp"
#include "core/account/passwords.hpp"
#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/base/vault.hpp"
#include "core/commerce/billing.hpp"
#include "core/commerce/store_purchases.hpp"
#include "core/content/content.hpp"
#include "core/journal/journal_guide.hpp"
#include "core/notify/mailer.hpp"
#include "core/portability/archive_format.hpp"
#include "core/portability/import_files.hpp"
#include "core/reading/object_store.hpp"

#include <semaphore>
#include <string>

namespace evenkeel::app {

/// What the rules ask of the world outside the database.
struct Outside {
    content::Content const& content;     ///< In the language of these rules.
    content::ByLanguage const& contents; ///< In every language, for mails.
    Clock const& clock;
    Secure& secure;
    Vault& vault;
    account::Passwords& passwords;
    reading::ObjectStore& objects;
    notify::Mailer& mailer;
    commerce::StorePurchases& store_purchases;
    journal::JournalGuide& journal_guide;
    account::AppleSignIn& apple;
    commerce::Billing& billing;
    portability::ArchiveFormat const& archive_format;
    portability::ImportFiles const& import_files;
    std::counting_semaphore<>& export_places;
    std::counting_semaphore<>& import_places;
    std::string main_url;
    std::string dashboard_url;
    std::string link_secret; ///< Makes the tokens of mailed links.
};

/// English first: what cannot be had in another language is had in English.
[[nodiscard]] inline account::Languages languages_of(content::ByLanguage const& contents) {
    std::vector<std::string> codes{"en"};
    for (auto const& [code, content] : contents)
        if (code != "en")
            codes.push_back(code);
    return account::Languages{std::move(codes)};
}

} // namespace evenkeel::app
