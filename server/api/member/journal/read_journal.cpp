#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"
#include "core/journal/journal.hpp"

#include <algorithm>

namespace evenkeel::api {

struct ListJournalThreadsReply {
    /// The member's conversations, those opened last first. {items 0..50}
    std::vector<JournalThreadView> threads;
    std::optional<std::string> next;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ListJournalThreadsReply, (), (threads, next, member))

struct JournalThreadQuery {
    JournalThreadId journal_thread_id; ///< Which conversation.
    std::optional<std::string> before;
    std::optional<int> limit; ///< How many messages a page holds. Left out: 100. {1..100}
};
BOOST_DESCRIBE_STRUCT(JournalThreadQuery, (), (journal_thread_id, before, limit))

struct GetJournalThreadReply {
    /// The conversation.
    JournalThreadView thread;
    /// The messages of this page, oldest first. {items 0..100}
    std::vector<JournalMessageView> messages;
    /// Where older messages begin: send it as `before`. Null: there are none.
    std::optional<std::string> next;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetJournalThreadReply, (), (thread, messages, next, member))

namespace {

http::Answer<ListJournalThreadsReply>
list_journal_threads(Context const& context, http::PremiumMember const& caller, PageQuery const& query) {
    auto const limit = limit_of(query.limit, journal::kMostThreadsInList);
    if (!limit)
        return std::unexpected(limit.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    auto threads = context.stores.journal.threads(caller.id(), before_of<JournalThreadId>(query), *limit + 1);
    ListJournalThreadsReply reply{
        .threads = {},
        .next = cut_to_page(threads, *limit, [](journal::JournalThread const& thread) { return thread.id; }),
        .member = std::move(*view)};
    for (auto const& thread : threads)
        reply.threads.push_back(view_of(thread));
    return reply;
}

} // namespace

Route list_journal_threads_route() {
    return http::get_where<list_journal_threads>(
        {.operation = "listJournalThreads",
         .path = "/premium/authorized/journal/threads",
         .summary = "The member's conversations with the guide, those opened last first.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

namespace {

http::Answer<GetJournalThreadReply> get_journal_thread(Context const& context,
                                                       http::PremiumMember const& caller,
                                                       JournalThreadQuery const& query) {
    auto const limit = limit_of(query.limit, journal::kMostMessagesInList);
    if (!limit)
        return std::unexpected(limit.error());
    auto const thread = context.stores.journal.find(caller.id(), query.journal_thread_id);
    if (!thread)
        return refuse(Fault::not_found, "journal_thread_id", "There is no such conversation.");
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    auto messages = context.stores.journal.messages(
        caller.id(), {.thread = thread->id,
                      .before = before_of<JournalMessageId>({query.before, query.limit}),
                      .limit = *limit + 1});
    GetJournalThreadReply reply{
        .thread = view_of(*thread),
        .messages = {},
        .next =
            cut_to_page(messages, *limit, [](journal::JournalMessage const& message) { return message.id; }),
        .member = std::move(*view)};
    std::ranges::reverse(messages);
    for (auto const& message : messages)
        reply.messages.push_back(view_of(message));
    return reply;
}

} // namespace

Route get_journal_thread_route() {
    return http::get_where<get_journal_thread>(
        {.operation = "getJournalThread",
         .path = "/premium/authorized/journal/thread",
         .summary = "One conversation with its last messages; older ones by `before`.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found}});
}

} // namespace evenkeel::api
