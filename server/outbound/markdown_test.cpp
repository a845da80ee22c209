#include "outbound/markdown.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::outbound {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Markdown, BecomesHtmlAndPlainText) {
    auto const rendered = render_markdown("## A *long* exhale\n\nTry it\nnow &amp; then.\n\n- one\n- two\n");
    ASSERT_TRUE(rendered);
    EXPECT_THAT(rendered->html, HasSubstr("<h2>A <em>long</em> exhale</h2>"));
    EXPECT_THAT(rendered->html, HasSubstr("<li>one</li>"));
    EXPECT_EQ(rendered->text, "A long exhale\nTry it now & then.\none\ntwo\n");
}

TEST(Markdown, LeavesHtmlText) {
    auto const rendered = render_markdown("<script>alert(1)</script>\n\nA <b onclick=\"x()\">word</b>.");
    ASSERT_TRUE(rendered);
    EXPECT_THAT(rendered->html, Not(HasSubstr("<script")));
    EXPECT_THAT(rendered->html, Not(HasSubstr("<b ")));
    EXPECT_THAT(rendered->html, HasSubstr("&lt;script&gt;"));
}

struct Refused {
    char const* name;
    char const* markdown;
    int line;
    char const* what;
};

class RefusedMarkdown : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedMarkdown, IsNamedWithItsLine) {
    auto const rendered = render_markdown(GetParam().markdown);
    ASSERT_FALSE(rendered);
    EXPECT_EQ(rendered.error().line, GetParam().line);
    EXPECT_THAT(rendered.error().what, HasSubstr(GetParam().what));
}

INSTANTIATE_TEST_SUITE_P(
    Markdown, RefusedMarkdown,
    ::testing::Values(Refused{"AScript", "Fine.\n\n[go](javascript:alert(1))", 3, "javascript:"},
                      Refused{"AnotherHost", "[go](//elsewhere.example)", 1, "//elsewhere"},
                      Refused{"ADataLink", "a\n[go](data:text/html,x)", 2, "data:"},
                      Refused{"APictureFromElsewhere", "![x](https://elsewhere.example/a.png)", 1, "picture"},
                      Refused{"ASecondTitle", "Fine.\n\n# Title\n", 3, "first level"}),
    [](auto const& param) { return param.param.name; });

TEST(Markdown, FollowsOrdinaryLinks) {
    EXPECT_TRUE(
        render_markdown("[a](https://example.org) [b](/references) [c](mailto:a@example.org) [d](#e)"));
}

} // namespace
} // namespace evenkeel::outbound
