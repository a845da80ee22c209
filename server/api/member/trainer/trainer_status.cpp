#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/base/clock.hpp"
#include "core/trainer/change_trainer_link.hpp"
#include "core/trainer/trainer_links.hpp"

namespace evenkeel::api {

struct ConsentRequest {
    /// Whether the trainer may see check-ins. Left out, it stays as it is.
    std::optional<bool> check_ins;
    /// Whether the trainer may see heart readings. Left out, it stays as it is.
    std::optional<bool> readings;
    /// Whether the trainer may see what was practised. Left out, it stays as it is.
    std::optional<bool> exercises;
    /// Whether the trainer may see the program and its reflections. Left out, it stays as it is.
    std::optional<bool> program;
};
BOOST_DESCRIBE_STRUCT(ConsentRequest, (), (check_ins, readings, exercises, program))

struct ChangeTrainerStatusRequest {
    /// The code that the trainer gave; links to them. {length 1..64}
    std::optional<std::string> trainer_invite_code;
    /// The kinds of data that the trainer may see. Left out, nothing changes.
    std::optional<ConsentRequest> consent;
    /// Until when what is granted now can be seen, at most 366 days ahead. Left out: 180 days.
    std::optional<Instant> consent_until;
    /// True ends the link and every consent with it; goes with nothing else.
    std::optional<bool> unlink;
};
BOOST_DESCRIBE_STRUCT(ChangeTrainerStatusRequest, (), (trainer_invite_code, consent, consent_until, unlink))

struct LinkedTrainerView {
    std::string trainer_id; ///< Names the trainer.
    std::string first_name; ///< The trainer's first name.
    std::string last_name;  ///< The trainer's last name; may be empty.
    Instant linked_at;      ///< When the member linked to the trainer.
};
BOOST_DESCRIBE_STRUCT(LinkedTrainerView, (), (trainer_id, first_name, last_name, linked_at))

struct ConsentView {
    /// Which part of the member's data. {one of check_ins, readings, exercises, program}
    std::string kind;
    /// Whether the trainer can see it now.
    bool is_shared{false};
    /// Until when it is shared. Null where it is not.
    std::optional<Instant> expires_at;
};
BOOST_DESCRIBE_STRUCT(ConsentView, (), (kind, is_shared, expires_at))

struct TrainerAccessView {
    /// The trainer who looked.
    std::string trainer_id;
    /// The kind of data they looked at. {one of check_ins, readings, exercises, program}
    std::string kind;
    /// When they looked.
    Instant accessed_at;
};
BOOST_DESCRIBE_STRUCT(TrainerAccessView, (), (trainer_id, kind, accessed_at))

struct TrainerStatusReply {
    /// The member's trainer. Null: none is linked.
    std::optional<LinkedTrainerView> trainer;
    /// The trainer's access, one entry for each kind of data; empty without a trainer. {items 0..4}
    std::vector<ConsentView> consent;
    /// When a trainer looked at what, newest first. {items 0..100}
    std::vector<TrainerAccessView> accesses;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(TrainerStatusReply, (), (trainer, consent, accesses, member))

namespace {

constexpr std::size_t kShownAccesses = 100;

std::map<trainer::DataKind, bool> consent_of(ConsentRequest const& sent) {
    using enum trainer::DataKind;
    std::map<trainer::DataKind, bool> consent;
    auto const add = [&consent](trainer::DataKind kind, std::optional<bool> const& granted) {
        if (granted)
            consent.emplace(kind, *granted);
    };
    add(check_ins, sent.check_ins);
    add(readings, sent.readings);
    add(exercises, sent.exercises);
    add(program, sent.program);
    return consent;
}

std::vector<ConsentView> consent_views(trainer::TrainerLink const& link, Instant now) {
    std::vector<ConsentView> views;
    for (auto const kind : trainer::kDataKinds) {
        ConsentView view{std::string{trainer::to_text(kind)}, trainer::shows(link, kind, now), std::nullopt};
        for (auto const& consent : link.consents)
            if (view.is_shared && consent.kind == kind)
                view.expires_at = consent.expires_at;
        views.push_back(view);
    }
    return views;
}

http::Answer<TrainerStatusReply> status_of(Context const& context, MemberId const& member) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    TrainerStatusReply reply{
        .trainer = std::nullopt, .consent = {}, .accesses = {}, .member = std::move(*view)};
    if (auto const link = context.stores.trainer_links.find(member)) {
        reply.trainer = LinkedTrainerView{link->trainer.id.value(), link->trainer.first_name,
                                          link->trainer.last_name, link->linked_at};
        reply.consent = consent_views(*link, context.clock.now());
    }
    for (auto const& access : context.stores.trainer_links.accesses(member, kShownAccesses))
        reply.accesses.push_back(
            {access.trainer_id.value(), std::string{trainer::to_text(access.kind)}, access.at});
    return reply;
}

http::Answer<TrainerStatusReply> get_trainer_status(Context const& context,
                                                    http::PremiumMember const& caller) {
    return status_of(context, caller.id());
}

} // namespace

Route get_trainer_status_route() {
    return http::get<get_trainer_status>(
        {.operation = "getTrainerStatus",
         .path = "/premium/authorized/trainer/status",
         .summary = "The member's trainer, what they may see and until when, and when they looked.",
         .retries = 2});
}

namespace {

http::Answer<TrainerStatusReply> change_trainer_status(Context const& context,
                                                       http::PremiumMember const& caller,
                                                       ChangeTrainerStatusRequest const& request) {
    auto const changed = context.rules.change_trainer_link(
        caller.id(), {.invite_code = request.trainer_invite_code,
                      .consent = consent_of(request.consent.value_or(ConsentRequest{})),
                      .consent_until = request.consent_until,
                      .unlink = request.unlink.value_or(false)});
    if (!changed)
        return std::unexpected(changed.error());
    return status_of(context, caller.id());
}

} // namespace

Route change_trainer_status_route() {
    return http::post<change_trainer_status>(
        {.operation = "changeTrainerStatus",
         .path = "/premium/authorized/trainer/status",
         .summary = "Links by the trainer's code, changes what the trainer may see, or ends the link.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::code_unknown, Fault::already_linked, Fault::not_found,
                      Fault::too_many_requests}});
}

} // namespace evenkeel::api
