#include "core/notify/send_invite_mail.hpp"

#include "core/base/local_day.hpp"
#include "core/notify/mail_phrases.hpp"
#include "core/notify/send_welcome_mail.hpp"

namespace evenkeel::notify {

Result<void> SendInviteMail::operator()(content::ByLanguage const& contents,
                                        InviteId const& invite_id) const {
    auto const invite = parts_.invites.find(invite_id);
    if (!invite || invite->email_address.empty())
        return {};
    auto const is_trainer = invite->kind == commerce::InviteKind::trainer;
    auto const& content = content::in_language(contents, "en");
    auto const& text = is_trainer ? content.trainer_invite_mail : content.invite_mail;
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", brand_name(contents)},
        {"code", spelled_out(invite->code)},
        {"months", months_in_words(invite->months, content.mail_words)},
        {"expires", day_in_words(local_day(invite->expires_at, "Etc/UTC"), content.mail_words.language_code)},
        {"url", is_trainer ? parts_.dashboard_url : parts_.main_url + "/app/"},
        {"first_name", name_or_nobody(invite->first_name, content.mail_words)}};
    return parts_.mailer.send({.event_id = "invite-" + invite_id.value(),
                               .to = invite->email_address,
                               .subject = filled_in(text.subject, words),
                               .text = filled_in(text.body, words)});
}

} // namespace evenkeel::notify
