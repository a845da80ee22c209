#include "tests/fuzz/doors.hpp"

#include "core/learn/words.hpp"
#include "core/safety/conversation.hpp"
#include "outbound/markdown.hpp"

#include <string>

namespace evenkeel::fuzz {

void render_article(Bytes bytes) {
    auto const rendered = outbound::render_markdown(std::string{text_of(bytes)});
    if (!rendered) {
        require(rendered.error().line >= 1 && !rendered.error().what.empty());
        return;
    }
    for (auto const* forbidden : {"<script", "<h1", "<iframe", "href=\"javascript:", "src=\"http"})
        require(rendered->html.find(forbidden) == std::string::npos);
}

/// Each line is an entry of one conversation.
void hear_conversation(Bytes bytes) {
    safety::Conversation conversation;
    auto rest = text_of(bytes);
    while (!rest.empty()) {
        auto const end = rest.find('\n');
        auto const finding = conversation.hear(rest.substr(0, end));
        require(finding.level >= 0 && finding.level <= 4);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
}

void search_words(Bytes bytes) {
    auto const text = text_of(bytes);
    std::size_t last = 0;
    for (auto const& word : learn::words_of(text)) {
        require(word.begin >= last && word.begin < word.end && word.end <= text.size());
        last = word.end;
    }
}

} // namespace evenkeel::fuzz
