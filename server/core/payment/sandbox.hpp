#pragma once

#include "core/base/secure.hpp"
#include "core/payment/payment_world.hpp"
#include "core/payment/sandbox_bank.hpp"
#include "core/payment/settle_payments.hpp"

namespace evenkeel::payment {

/// Job kind: tells ourselves of an event of the sandbox; the payload is the event's kind and the payment's
/// id.
inline constexpr char kTellSandboxEvent[] = "tell_sandbox_event";

/// Job kind: what the story of a test card says happens later; the payload is the payment's id.
inline constexpr char kContinueSandboxStory[] = "continue_sandbox_story";

/// The purpose of a test card.
enum class Story { paid, declined, no_money, second_step, refunded_later, disputed_later };

/// The story of a test card by its number, with or without spaces. Nothing for any other number: nobody
/// should type a real card here.
[[nodiscard]] std::optional<Story> story_of_card(std::string_view card_number);

/// Says yes to the second step; any other code says no.
inline constexpr std::string_view kRightCode = "123456";

inline constexpr std::chrono::seconds kLater{30};

struct SandboxCard {
    std::string client_secret;
    std::string card_number;
    std::string first_name;
    std::string email_address;
    std::string second_step_code{}; ///< Empty before it is asked for.
};

enum class SandboxAnswer { paid, declined, no_money, asks_for_code, refused_code };

/// Plays the bank and the webhooks of a provider.
class Sandbox {
public:
    struct Needs {
        SandboxBank& bank;
        TakeWebhook const& take_webhook;
        Clock const& clock;
        Secure const& secure;
        std::string webhook_secret;
        bool is_on{false};
    };

    explicit Sandbox(Needs needs) : needs_{std::move(needs)} {}

    /// Pays with a test card. A payment that is paid stays so, and answers so again. Refuses by field:
    /// client_secret (not_found), card_number and email_address (invalid_input).
    Result<SandboxAnswer> pay(SandboxCard const& card) const;

    /// Sends ourselves what a provider would send, signed as it would be.
    Result<void> tell(std::string const& kind, PaymentId const& payment) const;

    /// Refunds or disputes a payment whose card says so.
    void continue_story(PaymentId const& payment) const;

private:
    Needs needs_;
};

} // namespace evenkeel::payment

template <>
struct evenkeel::Words<evenkeel::payment::Story> {
    static constexpr std::array<std::string_view, 6> kNames{
        "paid", "declined", "no_money", "second_step", "refunded_later", "disputed_later"};
};
