#include "core/commerce/send_invite_mail.hpp"

#include "core/base/local_day.hpp"
#include "core/notify/mail_phrases.hpp"
#include "core/notify/send_welcome_mail.hpp"

namespace evenkeel::commerce {

Result<void> SendInviteMail::operator()(InviteId const& invite_id) const {
    auto const invite = invites_.find(invite_id);
    if (!invite || invite->email_address.empty())
        return {};
    auto const is_trainer = invite->kind == InviteKind::trainer;
    auto const& text = is_trainer ? wording_.trainer_text : wording_.access_text;
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", wording_.brand},
        {"code", spelled_out(invite->code)},
        {"months", notify::months_in_words(invite->months, wording_.words)},
        {"expires",
         notify::day_in_words(local_day(invite->expires_at, "Etc/UTC"), wording_.words.language_code)},
        {"url", is_trainer ? wording_.dashboard_url : wording_.app_url},
        {"first_name", notify::name_or_nobody(invite->first_name, wording_.words)}};
    return mailer_.send({.event_id = "invite-" + invite_id.value(),
                         .to = invite->email_address,
                         .subject = notify::filled_in(text.subject, words),
                         .text = notify::filled_in(text.body, words)});
}

} // namespace evenkeel::commerce
