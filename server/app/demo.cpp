#include "app/demo.hpp"

#include "app/demo_history.hpp"
#include "core/account/create_account.hpp"
#include "core/account/member/member.hpp"
#include "core/account/member/members.hpp"
#include "core/account/sessions/open_session.hpp"
#include "core/account/sign_in/passwords.hpp"
#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/edition/edition.hpp"
#include "core/program/program_rules.hpp"

#include <fstream>

namespace evenkeel::app {
namespace {

constexpr char kAddress[] = "demo@evenkeel.example";
constexpr std::chrono::days kPremium{365};

std::string password_made_once(std::filesystem::path const& path, Secure& secure) {
    std::ifstream existing{path};
    std::string password;
    if (existing >> password)
        return password;
    password = secure.token().substr(0, 12);
    std::ofstream{path} << password << '\n';
    std::filesystem::permissions(path,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    return password;
}

account::Member demo_member(std::string const& password, Outside const& outside) {
    auto const now = outside.clock.now();
    return {.id = MemberId{outside.secure.uuid()},
            .email_address = kAddress,
            .first_name = "Mara",
            .password_hash = outside.passwords.hash(password),
            .time_zone = kDemoTimeZone,
            .language_code = "en",
            .is_admin = false,
            .premium_source = account::PremiumSource::access_code,
            .premium_until = now + kPremium,
            .created_at = now - kDemoDays,
            .address_proven_at = now - kDemoDays};
}

} // namespace

DemoSignIn prepare_demo(std::filesystem::path const& data, DemoWorld const& world) {
    auto const& [stores, outside, rules, edition] = world;
    DemoSignIn const sign_in{kAddress, password_made_once(data / "demo_password", outside.secure)};
    if (stores.members.find_by_address(kAddress))
        return sign_in;
    auto const member = demo_member(sign_in.password, outside);
    auto const opened = account::new_session(member.id, {}, outside.clock.now(), outside.secure);
    job::NewJob const welcome{.kind = account::kSendWelcomeMail,
                              .payload = member.id.value(),
                              .unique_key = std::string{account::kSendWelcomeMail} + ":" + member.id.value(),
                              .run_at = outside.clock.now()};
    if (stores.members.add(member, opened.session, welcome)) {
        (void)rules.program.personalize(edition.program, member.id,
                                        {edition.content.goals.front().key,
                                         edition.content.life_aspects.front().key, "sympathetic", "play"});
        live_two_months(member.id, world);
    }
    return sign_in;
}

} // namespace evenkeel::app
