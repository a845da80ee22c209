#include "core/account/sign_in/address_answers.hpp"

namespace evenkeel::account {
namespace {

constexpr char kAnswersTo[] = "address_answers:";

} // namespace

Result<void> AddressAnswers::check(std::string const& caller) const {
    auto const left = rate_limits_.look(kAnswersTo + caller, kAddressAnswers, clock_.now());
    if (!left.allowed)
        return std::unexpected(too_many_guesses(left.retry_after));
    return {};
}

void AddressAnswers::count(std::string const& caller) const {
    (void)rate_limits_.take(kAnswersTo + caller, kAddressAnswers, clock_.now());
}

void AddressAnswers::note_question(std::string const& email_address) const {
    auto const now = clock_.now();
    auto const digest = secure_.sha256(email_address);
    if (rate_limits_.take("asked_about:" + digest, kQuietQuestions, now).allowed)
        return;
    if (rate_limits_.take("asked_about_mail:" + digest, kAskedAboutMails, now).allowed)
        jobs_.enqueue({.kind = kSendAskedAboutMail,
                       .payload = secure_.uuid() + " " + email_address,
                       .unique_key = std::string{kSendAskedAboutMail} + ":" + digest,
                       .run_at = now});
}

} // namespace evenkeel::account
