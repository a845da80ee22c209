#include "core/notify/test_message.hpp"

#include "core/notify/mail_phrases.hpp"
#include "core/notify/send_welcome_mail.hpp"

namespace evenkeel::notify {
namespace {

constexpr std::size_t kLongestEventId = 64;

} // namespace

Result<RequestedMessage> AskForTestMessage::operator()(MemberId const& member,
                                                       std::optional<EventId> const& event) const {
    if (event && (event->empty() || event->value().size() > kLongestEventId))
        return refuse(Fault::invalid_input, "event_uuid", "An event id has 1 to 64 bytes.");
    auto const now = parts_.clock.now();
    auto const decision =
        parts_.rate_limits.take("test message:" + parts_.secure.sha256(member.value()), kTestMessages, now);
    if (!decision.allowed)
        return std::unexpected(account::too_many_guesses(decision.retry_after));
    DeliveryId const id{parts_.secure.uuid()};
    auto kept = parts_.deliveries.add_once({.id = id,
                                            .member_id = member,
                                            .event_id = event ? *event : EventId{id.value()},
                                            .kind = DeliveryKind::test,
                                            .channel = Channel::mail,
                                            .queued_at = now,
                                            .outcome = DeliveryOutcome::queued,
                                            .ended_at = {}},
                                           {.kind = kSendTestMessage,
                                            .payload = member.value() + " " + id.value(),
                                            .unique_key = {},
                                            .run_at = now});
    auto const is_new = kept.id == id;
    return RequestedMessage{.delivery = std::move(kept), .is_new = is_new};
}

void SendTestMessage::operator()(content::ByLanguage const& contents, MemberId const& member_id,
                                 DeliveryId const& delivery) const {
    auto const member = parts_.members.find(member_id);
    if (!member)
        return; // erased since it was asked for
    auto const& content = content::in_language(contents, member->language_code);
    auto const& text = content.notification_test_mail;
    std::map<std::string, std::string, std::less<>> const words{
        {"brand", brand_name(contents)},
        {"first_name", name_or_nobody(member->first_name, content.mail_words)}};
    auto const sent = parts_.mailer.send({.event_id = "test-" + delivery.value(),
                                          .to = member->email_address,
                                          .subject = filled_in(text.subject, words),
                                          .text = filled_in(text.body, words)});
    parts_.deliveries.end(member_id, delivery, sent ? DeliveryOutcome::sent : DeliveryOutcome::refused,
                          parts_.clock.now());
}

} // namespace evenkeel::notify
