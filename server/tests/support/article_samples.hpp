#pragma once

#include "core/learn/article_event.hpp"
#include "tests/support/fixed_clock.hpp"

namespace evenkeel::testing {

/// An article with nothing unusual about it; its title is its id.
inline learn::Article an_article(std::string const& id, std::string const& body = "Breathe out slowly.") {
    return {.id = learn::ArticleId{id},
            .title = id,
            .summary = "What it says in one sentence.",
            .category = "breath",
            .tags = {},
            .level = learn::Level::start,
            .states = {},
            .life_aspects = {},
            .related_exercises = {},
            .program_day = {},
            .contested = {},
            .references = {{"Someone 2022", "", false}},
            .body_html = "<p>" + body + "</p>",
            .body_text = body,
            .reading_minutes = 1};
}

/// Started and not completed.
inline learn::ArticleEvent an_article_event(MemberId const& member, std::string const& event,
                                            std::string const& article, Instant at = kMondayMorning) {
    return {.id = EventId{event},
            .member_id = member,
            .article_id = learn::ArticleId{article},
            .started_at = at,
            .completed_at = {},
            .is_daily = false,
            .rating = {}};
}

} // namespace evenkeel::testing
