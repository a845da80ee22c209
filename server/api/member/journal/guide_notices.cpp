#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/journal/acknowledgements.hpp"
#include "core/journal/journal_rules.hpp"

namespace evenkeel::api {

struct NoticeQuestionView {
    std::string id;              ///< Names the question.
    std::string text;            ///< The question.
    safety::QuestionKind kind{}; ///< Whether it is to be confirmed, or a country is to be chosen.
    std::string refused;         ///< The words for somebody who does not confirm; may be empty.
};
BOOST_DESCRIBE_STRUCT(NoticeQuestionView, (), (id, text, kind, refused))

struct NoticeView {
    /// Names the notice.
    std::string id;
    /// When to show it.
    safety::NoticeWhen when{};
    /// Whether it has to be acknowledged before the conversation begins, is only shown, or neither.
    safety::Acknowledgement acknowledge{};
    /// Its heading; may be empty. {length 0..}
    std::string title;
    /// Its paragraphs.
    std::vector<std::string> texts;
    /// The questions asked with it.
    std::vector<NoticeQuestionView> questions;
    /// Other words for the same, for when it is shown again.
    std::vector<std::string> variants;
    /// The labels of its buttons, in order.
    std::vector<std::string> buttons;
    /// Whether it must be set in bold capitals of at least 16 points, as a law asks.
    bool is_in_bold_capitals{false};
};
BOOST_DESCRIBE_STRUCT(NoticeView, (),
                      (id, when, acknowledge, title, texts, questions, variants, buttons,
                       is_in_bold_capitals))

struct GuideNoticesReply {
    /// The version of these words; send it back when they are acknowledged.
    std::string version;
    /// Whether the member has acknowledged this version.
    bool is_acknowledged{false};
    /// When they did. Null: not yet.
    std::optional<Instant> acknowledged_at;
    /// The member's country, ISO 3166-1 alpha-2. Null: not told. {country}
    std::optional<std::string> country;
    /// The notices that concern this member, in the order to show.
    std::vector<NoticeView> notices;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GuideNoticesReply, (),
                      (version, is_acknowledged, acknowledged_at, country, notices, member))

struct AcknowledgeGuideRequest {
    /// The version that the member has read.
    std::string version;
    /// That the member is an adult; must be true.
    bool is_adult{false};
    /// That the member knows they write to a program; must be true.
    bool has_understood{false};
    /// The country whose help lines are to be shown, ISO 3166-1 alpha-2. {length 2..2}
    std::string country;
};
BOOST_DESCRIBE_STRUCT(AcknowledgeGuideRequest, (), (version, is_adult, has_understood, country))

namespace {

NoticeView notice_view_of(safety::Notice const& notice) {
    NoticeView view{.id = notice.id,
                    .when = notice.when,
                    .acknowledge = notice.acknowledge,
                    .title = notice.title,
                    .texts = notice.texts,
                    .questions = {},
                    .variants = notice.variants,
                    .buttons = notice.buttons,
                    .is_in_bold_capitals = notice.is_in_bold_capitals};
    for (auto const& question : notice.questions)
        view.questions.push_back({question.id, question.text, question.kind, question.refused});
    return view;
}

http::Answer<GuideNoticesReply> notices_for(Context const& context, MemberId const& member) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    auto const acknowledged =
        context.stores.acknowledgements.find(member, context.edition.content.disclosure.version);
    GuideNoticesReply reply{.version = context.edition.content.disclosure.version,
                            .is_acknowledged = acknowledged.has_value(),
                            .acknowledged_at =
                                acknowledged ? std::optional{acknowledged->acknowledged_at} : std::nullopt,
                            .country = view->country_code,
                            .notices = {},
                            .member = std::move(*view)};
    safety::Informed const informed{.guide = safety::GuideKind::script,
                                    .has_trainer = reply.member.settings.trainer_linked,
                                    .country = reply.country ? *reply.country : std::string_view{}};
    for (auto const& notice : context.edition.content.disclosure.notices)
        if (safety::concerns(notice, informed))
            reply.notices.push_back(notice_view_of(notice));
    return reply;
}

http::Answer<GuideNoticesReply> read_guide_notices(Context const& context, http::Member const& caller) {
    return notices_for(context, caller.id());
}

} // namespace

Route read_guide_notices_route() {
    return http::get<read_guide_notices>(
        {.operation = "getGuideNotices",
         .path = "/authorized/journal/notices",
         .summary = "What a member is told about the journal's guide, and whether they have acknowledged it.",
         .retries = 2});
}

namespace {

http::Answer<GuideNoticesReply> acknowledge_guide_notices(Context const& context, http::Member const& caller,
                                                          AcknowledgeGuideRequest const& request) {
    auto const acknowledged =
        context.rules.journal.acknowledge_guide(context.edition.journal, caller.id(),
                                                {.version = request.version,
                                                 .is_adult = request.is_adult,
                                                 .has_understood = request.has_understood,
                                                 .country = request.country});
    if (!acknowledged)
        return std::unexpected(acknowledged.error());
    return notices_for(context, caller.id());
}

} // namespace

Route acknowledge_guide_notices_route() {
    return http::post<acknowledge_guide_notices>(
        {.operation = "acknowledgeGuideNotices",
         .path = "/authorized/journal/notices",
         .summary = "The member has read what the guide is, before the first message; once per version.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
