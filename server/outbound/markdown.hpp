#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace evenkeel::outbound {

struct RenderedMarkdown {
    std::string html;
    std::string text; ///< Without marks; one line a paragraph, heading, list item or table cell.
};

struct MarkdownFault {
    int line{1}; ///< Of the Markdown text, counted from 1.
    std::string what;
};

/// CommonMark with tables. HTML in the text stays text. Refused, because a page of ours must not do it: a
/// heading of the first level (the title is one), links that lead anywhere but to http, https, mailto or a
/// place on the same site, and pictures from other hosts.
[[nodiscard]] std::expected<RenderedMarkdown, MarkdownFault> render_markdown(std::string const& markdown);

} // namespace evenkeel::outbound
