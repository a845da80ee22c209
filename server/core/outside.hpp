#pragma once

#include "core/account/sign_in/privacy.hpp"

#include <string>

namespace evenkeel {

class Clock;
class ObjectStore;
class Secure;
class Vault;

namespace account {
class AppleSignIn;
class Billing;
class CodeDigest;
class Passwords;
} // namespace account

namespace commerce {
class StorePurchases;
} // namespace commerce

namespace notify {
class Mailer;
} // namespace notify

namespace portability {
class ArchiveFormat;
class ImportFiles;
} // namespace portability

/// Everything the rules need of the world outside the database.
struct Outside {
    Clock const& clock;
    Secure& secure;
    Vault& vault;
    account::AppleSignIn& apple;
    account::Passwords& passwords;
    account::CodeDigest const& code_digest;
    account::Billing& billing;
    commerce::StorePurchases& store_purchases;
    notify::Mailer& mailer;
    portability::ArchiveFormat const& archive_format;
    portability::ImportFiles const& import_files;
    ObjectStore& objects;
    std::string main_url;      ///< Without a slash at its end.
    std::string dashboard_url; ///< With a slash at its end.
    std::string link_secret;   ///< Makes the tokens of mailed links.
    account::Privacy account_privacy{account::Privacy::open};
};

} // namespace evenkeel
