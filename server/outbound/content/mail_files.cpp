#include "outbound/content/mail_files.hpp"

#include "outbound/yaml_file.hpp"

#include <array>
#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

content::MailText read_mail(fs::path const& file) {
    auto fields = yaml_mapping(file);
    content::MailText mail{fields.text("subject"), fields.text("body")};
    fields.end();
    return mail;
}

content::MailWords read_words(fs::path const& file) {
    auto fields = yaml_mapping(file);
    content::MailWords words{.language_code = file.parent_path().filename().string(),
                             .nobody = fields.text("nobody"),
                             .months = {}};
    for (auto const* const category : {"zero", "one", "two", "few", "many", "other"})
        if (auto form = fields.text_if_there(fmt::format("months_{}", category)))
            words.months.emplace(category, *std::move(form));
    if (!words.months.contains("other"))
        fields.note("months_other", "is missing");
    fields.end();
    return words;
}

} // namespace

void read_mails(fs::path const& folder, Absent absent, content::Content& into, Faults& faults) {
    auto& account = into.account_mails;
    std::array const mails{std::pair{"sign_in_link", &account.sign_in_link},
                           std::pair{"password_reset", &account.password_reset},
                           std::pair{"address_change", &account.address_change},
                           std::pair{"address_change_notice", &account.address_change_notice},
                           std::pair{"address_taken", &account.address_taken},
                           std::pair{"address_proven", &account.address_proven},
                           std::pair{"sign_up", &account.sign_up},
                           std::pair{"asked_about", &account.asked_about},
                           std::pair{"proof_code", &account.proof_code},
                           std::pair{"erase_request", &account.erase_request},
                           std::pair{"erase_receipt", &account.erase_receipt},
                           std::pair{"welcome", &into.welcome_mail},
                           std::pair{"invite", &into.invite_mail},
                           std::pair{"notification_test", &into.notification_test_mail},
                           std::pair{"trainer_invite", &into.trainer_invite_mail},
                           std::pair{"certification_offer", &into.lead_mails.certification_offer},
                           std::pair{"live_training", &into.lead_mails.live_training},
                           std::pair{"opening", &into.lead_mails.opening}};
    if (auto const file = folder / "words.yaml"; absent == Absent::is_a_fault || fs::exists(file))
        faults.gather([&] { into.mail_words = read_words(file); });
    for (auto const& [name, mail] : mails) {
        auto const file = folder / fmt::format("{}.yaml", name);
        if (absent == Absent::is_a_fault || fs::exists(file))
            faults.gather([&] { *mail = read_mail(file); });
    }
}

} // namespace evenkeel::outbound
