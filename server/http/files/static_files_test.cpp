#include "http/files/static_files.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "http/testing/loopback.hpp"

namespace evenkeel::http {
namespace {

using ::testing::HasSubstr;
using testing::Received;

class StaticFiles : public ::testing::Test {
public:
    ~StaticFiles() override { std::filesystem::remove_all(root_); }

protected:
    StaticFiles() {
        write("outside.txt", "not for you");
        write("web/index.html", "<h1>home</h1>");
        write("web/.env", "SECRET=1");
        write("web/about.html", "about");
        write("web/terms/index.html", "terms");
        write("web/assets/index-B7x2kQ9a.js", "plain script");
        write("web/assets/index-B7x2kQ9a.js.br", "brotli script");
        write("web/assets/index-B7x2kQ9a.js.gz", "gzip script");
        write("web/assets/logo.svg", "<svg/>");
        write("web/notes.txt", "0123456789");
        write("web/large.bin", std::string(700'000, 'x') + "end");
        router_.add_tree("/",
                         static_files({.directory = root_ / "web", .page_prefixes = {"/app", "/login"}}));
    }

    void write(std::string const& name, std::string const& content) const {
        auto const path = root_ / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path, std::ios::binary} << content;
    }

    Received ask(std::string_view path, std::string_view headers = {}) {
        return server_.ask(testing::get(path, headers));
    }

    std::filesystem::path root_ =
        std::filesystem::temp_directory_path() / ("evenkeel-static-" + std::to_string(::getpid()));
    Router router_;
    testing::TestServer server_{router_};
};

TEST_F(StaticFiles, ServePagesByFolderNameAndPrefix) {
    for (auto const* const path : {"/", "/index.html", "/app", "/app/home", "/login"}) {
        auto const reply = ask(path);
        EXPECT_EQ(reply.body, "<h1>home</h1>") << path;
        EXPECT_EQ(reply.header("Content-Type"), "text/html; charset=utf-8");
        EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
    }
    EXPECT_EQ(ask("/about").body, "about");
    EXPECT_EQ(ask("/terms/").body, "terms");
    EXPECT_EQ(ask("/nowhere").status, 404);
    EXPECT_EQ(ask("/" + std::string(300, 'a')).status, 404) << "longer than a file's name can be";
    EXPECT_EQ(ask("/app/missing.js").status, 404) << "a script that is gone must not be a page";
}

TEST_F(StaticFiles, NeverLeaveTheDirectory) {
    for (auto const* const path :
         {"/../outside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt", "/..%2foutside.txt",
          "/..%5coutside.txt", "//etc/hostname.txt", "/assets//../outside.txt", "/.env", "/%2eenv",
          "/assets/.hidden.js", "/./notes.txt"}) {
        auto const reply = ask(path);
        EXPECT_TRUE(reply.status == 404 || reply.status == 400) << path << " gave " << reply.status;
        EXPECT_THAT(reply.body, ::testing::Not(HasSubstr("not for you"))) << path;
    }
    auto const absolute = "/" + (root_ / "outside.txt").string();
    EXPECT_EQ(ask(absolute).status, 404);
}

TEST_F(StaticFiles, SendTheCodingTheClientLikesBest) {
    struct Case {
        char const* accepted;
        char const* coding;
        char const* body;
    };

    for (auto const& [accepted, coding, body] :
         {Case{"", "", "plain script"}, Case{"gzip, deflate, br", "br", "brotli script"},
          Case{"gzip", "gzip", "gzip script"}, Case{"br;q=0.2, gzip;q=0.9", "gzip", "gzip script"},
          Case{"br;q=0, gzip;q=0", "", "plain script"}, Case{"*", "br", "brotli script"},
          Case{"*;q=0", "", "plain script"}, Case{"identity", "", "plain script"},
          Case{"BR", "br", "brotli script"}}) {
        auto const reply =
            ask("/assets/index-B7x2kQ9a.js", "Accept-Encoding: " + std::string{accepted} + "\r\n");
        EXPECT_EQ(reply.body, body) << accepted;
        EXPECT_EQ(reply.header("Content-Encoding"), coding) << accepted;
        EXPECT_EQ(reply.header("Vary"), "Accept-Encoding");
        EXPECT_EQ(reply.header("Content-Type"), "text/javascript; charset=utf-8");
    }
}

TEST_F(StaticFiles, LetHashedAssetsBeKeptForeverAndOthersNot) {
    EXPECT_EQ(ask("/assets/index-B7x2kQ9a.js").header("Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(ask("/assets/logo.svg").header("Cache-Control"), "no-cache");
    EXPECT_EQ(ask("/notes.txt").header("Cache-Control"), "no-cache");
}

TEST_F(StaticFiles, AnswerNotModifiedForTheSameTag) {
    auto const first = ask("/notes.txt");
    auto const tag = first.header("ETag");
    ASSERT_THAT(tag, ::testing::MatchesRegex("\"[^\"]+\""));
    auto const second = ask("/notes.txt", "If-None-Match: \"other\", W/" + tag + "\r\n");
    EXPECT_EQ(second.status, 304);
    EXPECT_EQ(second.header("ETag"), tag);
    EXPECT_EQ(ask("/notes.txt", "If-None-Match: \"other\"\r\n").status, 200);
    write("web/notes.txt", "changed content");
    EXPECT_EQ(ask("/notes.txt", "If-None-Match: " + tag + "\r\n").body, "changed content");
}

TEST_F(StaticFiles, TagEveryCodingByItself) {
    auto const plain = ask("/assets/index-B7x2kQ9a.js").header("ETag");
    auto const brotli = ask("/assets/index-B7x2kQ9a.js", "Accept-Encoding: br\r\n").header("ETag");
    EXPECT_NE(plain, brotli);
}

TEST_F(StaticFiles, SendParts) {
    struct Case {
        char const* range;
        int status;
        char const* body;
        char const* content_range;
    };

    for (auto const& [range, status, body, content_range] :
         {Case{"bytes=0-3", 206, "0123", "bytes 0-3/10"}, Case{"bytes=7-", 206, "789", "bytes 7-9/10"},
          Case{"bytes=-2", 206, "89", "bytes 8-9/10"}, Case{"bytes=-99", 206, "0123456789", "bytes 0-9/10"},
          Case{"bytes=5-99", 206, "56789", "bytes 5-9/10"}, Case{"bytes=10-", 416, "", "bytes */10"},
          Case{"bytes=-0", 416, "", "bytes */10"}, Case{"bytes=0-1,4-5", 200, "0123456789", ""},
          Case{"bytes=5-2", 200, "0123456789", ""}, Case{"lines=1-2", 200, "0123456789", ""},
          Case{"bytes=x-2", 200, "0123456789", ""}}) {
        auto const reply = ask("/notes.txt", "Range: " + std::string{range} + "\r\n");
        EXPECT_EQ(reply.status, status) << range;
        EXPECT_EQ(reply.body, body) << range;
        EXPECT_EQ(reply.header("Content-Range"), content_range) << range;
    }
}

TEST_F(StaticFiles, SendThePartOnlyOfTheVersionAskedFor) {
    auto const tag = ask("/notes.txt").header("ETag");
    EXPECT_EQ(ask("/notes.txt", "Range: bytes=0-3\r\nIf-Range: " + tag + "\r\n").status, 206);
    EXPECT_EQ(ask("/notes.txt", "Range: bytes=0-3\r\nIf-Range: \"old\"\r\n").status, 200);
}

TEST_F(StaticFiles, StreamLargeFilesFromDisk) {
    auto const whole = ask("/large.bin");
    EXPECT_EQ(whole.body.size(), 700'003U);
    EXPECT_TRUE(whole.body.ends_with("xend"));
    EXPECT_EQ(ask("/large.bin", "Range: bytes=-3\r\n").body, "end");
    EXPECT_EQ(ask("/large.bin", "If-None-Match: " + whole.header("ETag") + "\r\n").status, 304);
}

TEST_F(StaticFiles, AnswerHeadAndNothingThatWrites) {
    auto const head = server_.ask("HEAD /large.bin HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(head.header("Content-Length"), "700003");
    auto const post = server_.ask(testing::post("/notes.txt", "x"));
    EXPECT_EQ(post.status, 405);
    EXPECT_EQ(post.header("Allow"), "GET, HEAD, OPTIONS");
}

TEST_F(StaticFiles, OpenATreeBelowAPrefix) {
    Router router;
    router.add_tree(
        "/app", static_files({.directory = root_ / "web", .url_prefix = "/app", .page_prefixes = {"/app"}}));
    router.add_tree(
        "/login",
        static_files({.directory = root_ / "web", .url_prefix = "/app", .page_prefixes = {"/login"}}));
    testing::TestServer server{router};
    EXPECT_EQ(server.ask(testing::get("/app/assets/logo.svg")).body, "<svg/>");
    EXPECT_EQ(server.ask(testing::get("/app/check-in")).body, "<h1>home</h1>");
    EXPECT_EQ(server.ask(testing::get("/login")).body, "<h1>home</h1>");
    EXPECT_EQ(server.ask(testing::get("/login/notes.txt")).status, 404)
        << "files are found below their own prefix only";
}

TEST_F(StaticFiles, OpenTheirPageAtTheirPrefixItself) {
    Router router;
    router.claim_for_api("/api");
    router.add_tree(
        "/api/docs",
        static_files({.directory = root_ / "web", .url_prefix = "/api/docs", .page_prefixes = {}}));
    testing::TestServer server{router};
    EXPECT_EQ(server.ask(testing::get("/api/docs")).body, "<h1>home</h1>");
    EXPECT_EQ(server.ask(testing::get("/api/docs/")).body, "<h1>home</h1>");
    EXPECT_EQ(server.ask(testing::get("/api/docs/notes.txt")).body, "0123456789");
    EXPECT_EQ(server.ask(testing::get("/api/docs/deeper")).status, 404) << "only files are pages here";
    EXPECT_EQ(server.ask(testing::get("/api/docsx")).status, 404) << "another name with the same beginning";
}

} // namespace
} // namespace evenkeel::http
