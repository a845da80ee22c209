#include "core/payment/sandbox.hpp"

#include "core/account/member/member.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace evenkeel::payment {
namespace {

constexpr char kCreated[] = "payment_intent.created";
constexpr char kSucceeded[] = "payment_intent.succeeded";
constexpr char kRefunded[] = "charge.refunded";
constexpr char kDisputed[] = "charge.dispute.created";

/// The numbers that Stripe gives out for tests, so that one form serves both.
struct TestCard {
    std::string_view number;
    Story story;
};

constexpr std::array kTestCards{
    TestCard{"4242424242424242", Story::paid},           TestCard{"4000000000000002", Story::declined},
    TestCard{"4000000000009995", Story::no_money},       TestCard{"4000002500003155", Story::second_step},
    TestCard{"4000000000005126", Story::refunded_later}, TestCard{"4000000000000259", Story::disputed_later}};

std::string digits_of(std::string_view typed) {
    std::string digits{typed};
    std::erase_if(digits, [](char letter) { return letter == ' ' || letter == '-'; });
    return digits;
}

job::NewJob telling(char const* kind, PaymentId const& payment, Instant at) {
    return {.kind = kTellSandboxEvent,
            .payload = fmt::format("{} {}", kind, payment.value()),
            .unique_key = {},
            .run_at = at};
}

/// As providers do now and then: twice, and with an older event behind the newer one.
std::vector<job::NewJob> tellings(char const* kind, PaymentId const& payment, Instant now) {
    using std::chrono::seconds;
    return {telling(kind, payment, now), telling(kCreated, payment, now + seconds{1}),
            telling(kind, payment, now + seconds{3})};
}

SandboxAnswer answer_to(Story story, BankStep step, SandboxCard const& card) {
    switch (story) {
    case Story::declined:
        return SandboxAnswer::declined;
    case Story::no_money:
        return SandboxAnswer::no_money;
    case Story::second_step:
        if (step != BankStep::asked_for_code || card.second_step_code.empty())
            return SandboxAnswer::asks_for_code;
        return card.second_step_code == kRightCode ? SandboxAnswer::paid : SandboxAnswer::refused_code;
    case Story::paid:
    case Story::refunded_later:
    case Story::disputed_later:
        return SandboxAnswer::paid;
    }
    return SandboxAnswer::declined;
}

bool has_more_to_come(Story story) {
    return story == Story::refunded_later || story == Story::disputed_later;
}

/// The money has gone over.
SandboxBank::Change paid_with(SandboxPayment changed, SandboxCard const& card, Story story, Instant now) {
    auto& payment = changed.payment;
    auto const digits = digits_of(card.card_number);
    changed.step = BankStep::done;
    changed.story = word_of(story);
    payment.progress.paid = payment.amount;
    payment.buyer = {card.first_name, card.email_address, "Visa " + digits.substr(digits.size() - 4)};
    auto jobs = tellings(kSucceeded, payment.id, now);
    if (has_more_to_come(story))
        jobs.push_back({.kind = kContinueSandboxStory,
                        .payload = payment.id.value(),
                        .unique_key = {},
                        .run_at = now + kLater});
    return {changed, jobs};
}

} // namespace

std::optional<Story> story_of_card(std::string_view card_number) {
    auto const found = std::ranges::find(kTestCards, digits_of(card_number), &TestCard::number);
    return found == kTestCards.end() ? std::nullopt : std::optional{found->story};
}

Result<SandboxAnswer> Sandbox::pay(SandboxCard const& card) const {
    auto const known = needs_.is_on ? needs_.bank.find_by_secret(card.client_secret) : std::nullopt;
    if (!known)
        return refuse(Fault::not_found, "client_secret", "There is no such payment.");
    auto const story = story_of_card(card.card_number);
    if (!story)
        return refuse(Fault::invalid_input, "card_number", "Only test cards work here.");
    auto const address = account::normalise_address(card.email_address);
    if (!address)
        return std::unexpected(address.error());
    auto const first_name = account::normalise_first_name(card.first_name);
    if (!first_name)
        return std::unexpected(first_name.error());
    auto cleaned = card;
    cleaned.first_name = *first_name;
    cleaned.email_address = *address;
    auto answer = SandboxAnswer::paid;
    needs_.bank.change(known->payment.id, [&](SandboxPayment const& present) -> SandboxBank::Change {
        answer = SandboxAnswer::paid;
        if (present.step == BankStep::done)
            return {present, {}};
        answer = answer_to(*story, present.step, cleaned);
        if (answer == SandboxAnswer::paid)
            return paid_with(present, cleaned, *story, needs_.clock.now());
        auto changed = present;
        changed.step = answer == SandboxAnswer::asks_for_code ? BankStep::asked_for_code : BankStep::open;
        return {changed, {}};
    });
    return answer;
}

Result<void> Sandbox::tell(std::string const& kind, PaymentId const& payment) const {
    // Both are words of our own, without a quotation mark.
    auto const body = fmt::format(
        R"({{"id":"evt_{0}_{1}","type":"{0}","data":{{"object":{{"id":"{1}","object":"payment_intent"}}}}}})",
        kind, payment.value());
    return needs_.take_webhook(sign_webhook(body, needs_.webhook_secret, needs_.clock.now(), needs_.secure),
                               body);
}

void Sandbox::continue_story(PaymentId const& payment) const {
    auto const now = needs_.clock.now();
    needs_.bank.change(payment, [&](SandboxPayment present) -> SandboxBank::Change {
        auto& progress = present.payment.progress;
        auto const story = value_named<Story>(present.story);
        if (story == Story::refunded_later && progress.refunded == 0) {
            progress.refunded = progress.paid;
            return {present, tellings(kRefunded, payment, now)};
        }
        if (story == Story::disputed_later && progress.dispute == Dispute::none) {
            progress.disputed = progress.paid;
            progress.dispute = Dispute::open;
            return {present, tellings(kDisputed, payment, now)};
        }
        return {present, {}};
    });
}

} // namespace evenkeel::payment
