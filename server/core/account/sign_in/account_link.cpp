#include "core/account/sign_in/account_link.hpp"

#include <array>

namespace evenkeel::account {
namespace {

constexpr std::array kPurposes{LinkPurpose::sign_in, LinkPurpose::password_reset, LinkPurpose::address_change,
                               LinkPurpose::erase};

} // namespace

std::string_view to_text(LinkPurpose purpose) {
    switch (purpose) {
    case LinkPurpose::sign_in:
        return "sign_in";
    case LinkPurpose::password_reset:
        return "password_reset";
    case LinkPurpose::address_change:
        return "address_change";
    case LinkPurpose::erase:
        return "erase";
    }
    return {};
}

std::optional<LinkPurpose> link_purpose_named(std::string_view name) {
    for (auto const purpose : kPurposes)
        if (to_text(purpose) == name)
            return purpose;
    return std::nullopt;
}

std::chrono::minutes link_life(LinkPurpose purpose) {
    auto const signs_in = purpose == LinkPurpose::sign_in || purpose == LinkPurpose::password_reset;
    return signs_in ? std::chrono::minutes{30} : std::chrono::hours{24};
}

std::string mail_job_kind(LinkPurpose purpose) {
    return "send_" + std::string{to_text(purpose)} + "_mail";
}

job::NewJob notice_of_proof(AccountLink const& link, Instant now) {
    return {.kind = kSendAddressProvenMail,
            .payload = link.id.value() + " " + link.member_id.value(),
            .unique_key = {},
            .run_at = now};
}

Failure used_link(std::string const& field) {
    return {.fault = Fault::link_used,
            .field = field,
            .message = "This link has already been used. Ask for a new one if you still need it.",
            .retry_after = {}};
}

Result<AccountLink> open_link(std::optional<AccountLink> link, Instant now, std::string const& field) {
    if (!link)
        return refuse(Fault::link_invalid, field,
                      "We do not know this link. Check that you opened all of it, or ask for a new one.");
    if (link->used_at)
        return std::unexpected(used_link(field));
    if (link->expires_at <= now)
        return refuse(Fault::link_expired, field, "This link is too old. Ask for a new one.");
    return *std::move(link);
}

} // namespace evenkeel::account
