#pragma once

#include "core/account/billing.hpp"
#include "core/account/sign_in/apple_sign_in.hpp"
#include "core/commerce/store_purchases.hpp"
#include "core/outside.hpp"
#include "core/portability/archive_format.hpp"
#include "core/portability/import_files.hpp"
#include "tests/support/fake_code_digest.hpp"
#include "tests/support/fake_mailer.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fake_passwords.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/fake_vault.hpp"
#include "tests/support/fixed_clock.hpp"

#include <stdexcept>

namespace evenkeel::testing {

/// Stands for everything that a rule under test must not ask.
class NeverAsked final : public account::AppleSignIn,
                         public account::Billing,
                         public commerce::StorePurchases,
                         public portability::ArchiveFormat,
                         public portability::ImportFiles {
public:
    Result<account::AppleIdentity> identify(std::string const& /*authorization_code*/) override { fail(); }

    void cancel_everything(MemberId const& /*member*/) override { fail(); }

    Result<commerce::VerifiedPurchase> verify(commerce::PurchaseClaim const& /*claim*/) override { fail(); }

    std::string pack(portability::ArchiveDraft const& /*draft*/) const override { fail(); }

    bool knows(std::string_view /*bytes*/) const override { fail(); }

    Result<portability::OpenedArchive> open(std::string_view /*bytes*/) const override { fail(); }

    Result<portability::Found> read(std::vector<portability::ColumnNames> const& /*columns*/,
                                    std::string_view /*name*/, std::string_view /*bytes*/) const override {
        fail();
    }

private:
    [[noreturn]] static void fail() {
        throw std::logic_error{"a rule asked what this test does not stand for"};
    }
};

/// The world outside the database, in the test's hand: `outside_.clock.advance(…)`. Must outlive the rules.
struct TestOutside {
    FixedClock clock;
    FakeSecure secure;
    FakeVault vault;
    FakePasswords passwords;
    FakeCodeDigest code_digest;
    FakeMailer mailer;
    FakeObjectStore objects;
    NeverAsked never_asked;

    operator Outside() { // NOLINT(google-explicit-constructor): rules take it as an Outside.
        return {.clock = clock,
                .secure = secure,
                .vault = vault,
                .apple = never_asked,
                .passwords = passwords,
                .code_digest = code_digest,
                .billing = never_asked,
                .store_purchases = never_asked,
                .mailer = mailer,
                .archive_format = never_asked,
                .import_files = never_asked,
                .objects = objects,
                .main_url = "https://evenkeel.test",
                .dashboard_url = "https://dashboard.evenkeel.test/",
                .link_secret = "link secret"};
    }
};

} // namespace evenkeel::testing
