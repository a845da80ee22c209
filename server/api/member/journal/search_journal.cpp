#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "api/member/member_reply.hpp"
#include "core/journal/journal_rules.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct SearchJournalQuery {
    /// The words to look for, at most 200 bytes: every one must begin a word of the message. {length 1..200}
    std::string query_text;
    std::optional<std::string> before;
    /// How many hits a page holds. Left out: 20. {1..20}
    std::optional<int> limit;
};
BOOST_DESCRIBE_STRUCT(SearchJournalQuery, (), (query_text, before, limit))

/// A piece of an excerpt; joined, the pieces are its text.
struct ExcerptPieceView {
    std::string text;     ///< A piece of the text.
    bool is_match{false}; ///< Whether it is what was looked for.
};
BOOST_DESCRIBE_STRUCT(ExcerptPieceView, (), (text, is_match))

struct JournalHitView {
    std::string journal_thread_id;         ///< The conversation in which it was written.
    std::string journal_thread_message_id; ///< The message.
    std::string life_aspect;               ///< The `key` of the conversation's life aspect.
    std::string life_aspect_current_state; ///< The state that the conversation began with. {state}
    std::string author;                    ///< Who wrote it. {one of guide, member}
    Instant sent_at;                       ///< When it was written.
    std::vector<ExcerptPieceView> pieces;  ///< The excerpt in pieces: joined, they are its text.
    bool is_cut_before{false};             ///< Whether text before the excerpt was left out.
    bool is_cut_after{false};              ///< Whether text after it was left out.
};
BOOST_DESCRIBE_STRUCT(JournalHitView, (),
                      (journal_thread_id, journal_thread_message_id, life_aspect, life_aspect_current_state,
                       author, sent_at, pieces, is_cut_before, is_cut_after))

struct SearchJournalReply {
    /// Messages with all the words, newest first. {items 0..20}
    std::vector<JournalHitView> hits;
    /// Where older messages begin that were not looked at yet: send it as `before`, also when there are no
    /// hits. Null: all were looked at.
    std::optional<std::string> next;
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
    auto view = unchanged_view(context, caller.session());
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
