#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "api/member/member_reply.hpp"
#include "core/journal/journal_rules.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct SearchJournalQuery {
    std::string query_text;
    std::optional<std::string> before;
    std::optional<int> limit;
};
BOOST_DESCRIBE_STRUCT(SearchJournalQuery, (), (query_text, before, limit))

/// A piece of an excerpt; joined, the pieces are its text.
struct ExcerptPieceView {
    std::string text;
    bool is_match{false};
};
BOOST_DESCRIBE_STRUCT(ExcerptPieceView, (), (text, is_match))

struct JournalHitView {
    std::string journal_thread_id;
    std::string journal_thread_message_id;
    std::string life_aspect;
    std::string life_aspect_current_state;
    std::string author; ///< guide or member
    Instant sent_at;
    std::vector<ExcerptPieceView> pieces;
    bool is_cut_before{false};
    bool is_cut_after{false};
};
BOOST_DESCRIBE_STRUCT(JournalHitView, (),
                      (journal_thread_id, journal_thread_message_id, life_aspect, life_aspect_current_state,
                       author, sent_at, pieces, is_cut_before, is_cut_after))

struct SearchJournalReply {
    std::vector<JournalHitView> hits;
    std::optional<std::string> next; ///< Older messages were not looked at yet; also when there are no hits.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(SearchJournalReply, (), (hits, next, member))

namespace {

JournalHitView view_of_hit(journal::JournalHit const& hit) {
    auto const& message = hit.line.message;
    JournalHitView view{.journal_thread_id = message.thread_id.value(),
                        .journal_thread_message_id = message.id.value(),
                        .life_aspect = hit.line.life_aspect,
                        .life_aspect_current_state = std::string{state::to_text(hit.line.current_state)},
                        .author = std::string{journal::to_text(message.author)},
                        .sent_at = message.sent_at,
                        .pieces = {},
                        .is_cut_before = hit.excerpt.is_cut_before,
                        .is_cut_after = hit.excerpt.is_cut_after};
    for (auto const& piece : learn::pieces_of(hit.excerpt))
        view.pieces.push_back({piece.text, piece.is_match});
    return view;
}

http::Answer<SearchJournalReply> search_journal(Context const& context, http::PremiumMember const& caller,
                                                SearchJournalQuery const& query) {
    auto const limit = limit_of(query.limit, journal::kMostHitsInPage);
    if (!limit)
        return std::unexpected(limit.error());
    auto const found = context.rules.journal.search_journal(
        caller.id(), {.query_text = query.query_text,
                      .before = before_of<JournalMessageId>({query.before, query.limit}),
                      .limit = *limit});
    if (!found)
        return std::unexpected(found.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    SearchJournalReply reply{.hits = {},
                             .next = found->next ? std::optional{found->next->value()} : std::nullopt,
                             .member = std::move(*view)};
    for (auto const& hit : found->hits)
        reply.hits.push_back(view_of_hit(hit));
    return reply;
}

} // namespace

Route search_journal_route() {
    return http::get_where<search_journal>(
        {.operation = "searchJournal",
         .path = "/premium/authorized/journal/search",
         .summary =
             "Messages of the member's journal in which every word of query_text begins a word, newest "
             "first, with the part where the words stand.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
