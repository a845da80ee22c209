#include "outbound/markdown.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <md4c-html.h>
#include <md4c.h>

namespace evenkeel::outbound {
namespace {

constexpr unsigned kDialect = MD_FLAG_NOHTML | MD_FLAG_TABLES;

constexpr int kStop = -1; // md4c goes on after any other answer

bool leads_to(std::string_view address, std::initializer_list<std::string_view> beginnings) {
    return std::ranges::any_of(beginnings, [&](auto beginning) { return address.starts_with(beginning); });
}

/// "//host" is another host, however it looks.
bool is_on_this_site(std::string_view address) {
    return address.starts_with("#") || (address.starts_with("/") && !address.starts_with("//"));
}

/// Gathers the text while md4c walks through it.
struct Walk {
    std::string text;
    std::string fault;
    std::string culprit; ///< The source is searched for this to find the line.
};

std::string plain_text_of(MD_ATTRIBUTE const& attribute) {
    return {attribute.text, attribute.size};
}

int enter_block(MD_BLOCKTYPE type, void* detail, void* data) {
    auto& walk = *static_cast<Walk*>(data);
    if (type == MD_BLOCK_H && static_cast<MD_BLOCK_H_DETAIL*>(detail)->level == 1) {
        walk.fault = "has a heading of the first level; the title is the only one";
        walk.culprit = "# ";
        return kStop;
    }
    return 0;
}

int leave_block(MD_BLOCKTYPE /*type*/, void* /*detail*/, void* data) {
    auto& text = static_cast<Walk*>(data)->text;
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    return 0;
}

int enter_span(MD_SPANTYPE type, void* detail, void* data) {
    auto& walk = *static_cast<Walk*>(data);
    if (type == MD_SPAN_A) {
        auto const address = plain_text_of(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
        if (is_on_this_site(address) || leads_to(address, {"https://", "http://", "mailto:"}))
            return 0;
        walk.fault =
            fmt::format("has a link to \"{}\"; only https, http, mailto and / are followed", address);
        walk.culprit = address;
        return kStop;
    }
    if (type == MD_SPAN_IMG) {
        auto const address = plain_text_of(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src);
        if (is_on_this_site(address))
            return 0;
        walk.fault = fmt::format("shows a picture from \"{}\"; pictures come from this site", address);
        walk.culprit = address;
        return kStop;
    }
    return 0;
}

int leave_span(MD_SPANTYPE /*type*/, void* /*detail*/, void* /*data*/) {
    return 0;
}

/// Entities are few in prose; those that are no letter are a space to a reader's eye.
std::string_view meaning_of(std::string_view entity) {
    if (entity == "&amp;")
        return "&";
    if (entity == "&lt;")
        return "<";
    if (entity == "&gt;")
        return ">";
    return entity == "&quot;" ? "\"" : " ";
}

int add_text(MD_TEXTTYPE type, MD_CHAR const* text, MD_SIZE size, void* data) {
    auto& gathered = static_cast<Walk*>(data)->text;
    if (type == MD_TEXT_BR || type == MD_TEXT_SOFTBR)
        gathered += ' ';
    else if (type == MD_TEXT_ENTITY)
        gathered += meaning_of({text, size});
    else if (type != MD_TEXT_NULLCHAR)
        gathered.append(text, size);
    return 0;
}

void add_html(MD_CHAR const* text, MD_SIZE size, void* data) {
    static_cast<std::string*>(data)->append(text, size);
}

int line_of(std::string const& markdown, std::string const& culprit) {
    auto const at = std::min(markdown.find(culprit), markdown.size());
    return 1 + static_cast<int>(
                   std::count(markdown.begin(), markdown.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

} // namespace

std::expected<RenderedMarkdown, MarkdownFault> render_markdown(std::string const& markdown) {
    Walk walk;
    MD_PARSER const parser{.abi_version = 0,
                           .flags = kDialect,
                           .enter_block = enter_block,
                           .leave_block = leave_block,
                           .enter_span = enter_span,
                           .leave_span = leave_span,
                           .text = add_text,
                           .debug_log = nullptr,
                           .syntax = nullptr};
    auto const size = static_cast<MD_SIZE>(markdown.size());
    if (md_parse(markdown.data(), size, &parser, &walk) != 0)
        return std::unexpected(MarkdownFault{line_of(markdown, walk.culprit),
                                             walk.fault.empty() ? "cannot be read" : walk.fault});
    std::string html;
    if (md_html(markdown.data(), size, add_html, &html, kDialect, 0) != 0)
        return std::unexpected(MarkdownFault{1, "cannot be read"});
    return RenderedMarkdown{std::move(html), std::move(walk.text)};
}

} // namespace evenkeel::outbound
