#include "api/context.hpp"
#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"
#include "core/journal/journal.hpp"

namespace evenkeel::api {

enum class ReactionName { none, heart, thanks, hug, insight, smile };
BOOST_DESCRIBE_ENUM(ReactionName, none, heart, thanks, hug, insight, smile)

struct ReactRequest {
    JournalThreadId journal_thread_id;              ///< Which conversation.
    JournalMessageId journal_thread_message_id;     ///< Which message of it.
    ReactionName reaction_name{ReactionName::none}; ///< The reaction from now on; `none` takes it back.
};
BOOST_DESCRIBE_STRUCT(ReactRequest, (), (journal_thread_id, journal_thread_message_id, reaction_name))

struct ReactReply {
    JournalMessageView message; ///< The message with its reaction.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ReactReply, (), (message, member))

namespace {

std::optional<journal::Reaction> reaction_of(ReactionName name) {
    return journal::reaction_named(boost::describe::enum_to_string(name, ""));
}

http::Answer<ReactReply> react_to_journal_message(Context const& context, http::PremiumMember const& caller,
                                                  ReactRequest const& request) {
    auto const message =
        context.stores.journal.react(caller.id(), {.thread = request.journal_thread_id,
                                                   .message = request.journal_thread_message_id,
                                                   .reaction = reaction_of(request.reaction_name)});
    if (!message)
        return refuse(Fault::not_found, "journal_thread_message_id", "There is no such message.");
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return ReactReply{view_of(*message), std::move(*view)};
}

} // namespace

Route react_to_journal_message_route() {
    return http::post<react_to_journal_message>(
        {.operation = "reactToJournalMessage",
         .path = "/premium/authorized/journal/thread/message/reaction",
         .summary = "Puts one reaction to a message in place of the last; `none` takes it back.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}});
}

} // namespace evenkeel::api
