#include "app/commands/commands.hpp"
#include "app/routes.hpp"
#include "app/version.hpp"
#include "core/portability/export_member.hpp"
#include "http/openapi.hpp"
#include "outbound/apple_stand_in.hpp"
#include "outbound/argon2_passwords.hpp"
#include "outbound/nothing_bills.hpp"
#include "outbound/portability/foreign_files.hpp"
#include "outbound/portability/signed_zip_format.hpp"
#include "outbound/sandbox_store_purchases.hpp"
#include "outbound/scripted_guide.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace evenkeel::app {
namespace {

/// Routes want the things they reach inward to; printing their types touches none of them.
class NoObjects final : public reading::ObjectStore {
public:
    [[nodiscard]] reading::PresignedPost presign(std::string const&, Instant) const override { return {}; }

    [[nodiscard]] std::optional<std::string> read(std::string const&) const override { return std::nullopt; }

    void remove(std::string const&) override {}
};

class NoVault final : public Vault {
public:
    [[nodiscard]] std::string seal(std::string_view) override { return {}; }

    [[nodiscard]] std::optional<std::string> open(std::string_view) const override { return std::nullopt; }
};

class NoMail final : public notify::Mailer {
public:
    Result<void> send(notify::Mail const&) override { return {}; }
};

bool write(std::filesystem::path const& file, std::string const& text) {
    std::ofstream stream{file, std::ios::binary | std::ios::trunc};
    stream << text;
    stream.close();
    return static_cast<bool>(stream);
}

http::ContractInfo info(std::string title, std::string base_url, http::CookiePolicy cookies) {
    return {.title = std::move(title),
            .version = kVersion,
            .base_url = std::move(base_url),
            .cookies = std::move(cookies)};
}

} // namespace

int print_contracts(std::string const& folder) {
    outbound::SystemClock const clock;
    outbound::SodiumSecure secure{clock};
    outbound::Argon2Passwords passwords{{}};
    NoVault vault;
    NoObjects objects;
    NoMail mailer;
    outbound::NoStorePurchases purchases;
    outbound::ScriptedGuide guide{{}};
    outbound::NoAppleSignIn apple;
    outbound::NothingBills billing;
    outbound::SignedZipFormat const archive_format{secure, {}};
    content::ByLanguage contents;
    auto const& content = contents["en"];
    std::counting_semaphore<> export_places{portability::kExportsAtOnce};
    std::counting_semaphore<> import_places{portability::kImportsAtOnce};
    outbound::ForeignFiles const import_files{content.imports.columns};
    auto const database = storage::open("sqlite::memory:");
    Stores stores{*database};
    Rules const rules{stores,
                      {.content = content,
                       .contents = contents,
                       .clock = clock,
                       .secure = secure,
                       .vault = vault,
                       .passwords = passwords,
                       .objects = objects,
                       .mailer = mailer,
                       .store_purchases = purchases,
                       .journal_guide = guide,
                       .apple = apple,
                       .billing = billing,
                       .archive_format = archive_format,
                       .import_files = import_files,
                       .export_places = export_places,
                       .import_places = import_places,
                       .main_url = {},
                       .dashboard_url = {},
                       .link_secret = {}}};
    auto const members = member_cookies({}, http::Secure::yes);
    auto const trainers = dashboard_cookies({}, http::Secure::yes);
    auto const routes =
        all_routes({content, contents, {}, {}, {}, members, trainers, clock, secure, {}}, stores, rules);

    std::filesystem::create_directories(folder);
    std::filesystem::path const out{folder};
    auto const written =
        write(out / "member.json",
              http::openapi_document(info("Evenkeel member API", "/api", members), routes.member)) &&
        write(out / "service.json",
              http::openapi_document(info("Evenkeel quiz and HRV service", "/", members), routes.service)) &&
        write(out / "dashboard.json",
              http::openapi_document(info("Evenkeel dashboard API", "/api", trainers), routes.dashboard));
    if (!written)
        std::cerr << "evenkeel: the contracts cannot be written to " << folder << '\n';
    return written ? 0 : 1;
}

} // namespace evenkeel::app
