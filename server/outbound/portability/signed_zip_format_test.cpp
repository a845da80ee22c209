#include "outbound/portability/signed_zip_format.hpp"

#include "outbound/portability/table_json.hpp"
#include "outbound/portability/zip.hpp"
#include "outbound/sodium_secure.hpp"
#include "outbound/system_clock.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace evenkeel::outbound {
namespace {

using portability::Cell;

class SignedZipFormatTest : public ::testing::Test {
protected:
    static portability::ArchiveDraft a_draft() {
        return {.product = "Evenkeel",
                .created_at = Instant{std::chrono::seconds{1'770'000'000}},
                .data = {{.table = "check_ins",
                          .columns = {"id", "at", "angle", "edited_at"},
                          .rows = {{"Zwölf \"🌧️\"\n", std::int64_t{7}, 1.0, Cell{}},
                                   {"", std::numeric_limits<std::int64_t>::max(), 1.0 / 3, Cell{}}}}},
                .readable = {{"index.html", "<p>"}}};
    }

    SystemClock clock_;
    SodiumSecure secure_{clock_};
    SignedZipFormat const format_{secure_, "a secret"};
};

TEST_F(SignedZipFormatTest, OpensWhatItPackedToTheLastBit) {
    auto const bytes = format_.pack(a_draft());
    EXPECT_TRUE(format_.knows(bytes));
    auto const opened = format_.open(bytes);
    ASSERT_TRUE(opened) << opened.error().message.english();
    EXPECT_EQ(opened->data, a_draft().data);
    EXPECT_EQ(opened->created_at, a_draft().created_at);
    EXPECT_TRUE(opened->is_ours);
    EXPECT_EQ(bytes, format_.pack(a_draft()));
}

TEST_F(SignedZipFormatTest, AnotherInstallationReadsItAndKnowsThatItIsNotItsOwn) {
    auto const opened = SignedZipFormat{secure_, "another secret"}.open(format_.pack(a_draft()));
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->is_ours);
}

TEST_F(SignedZipFormatTest, DamageIsRefusedAndNeverAnAccident) {
    auto const bytes = format_.pack(a_draft());
    std::mt19937 random{3};
    for (int i = 0; i < 300; ++i) {
        auto damaged = bytes;
        damaged[random() % damaged.size()] ^= static_cast<char>(1 + random() % 255);
        if (auto const opened = format_.open(damaged))
            EXPECT_EQ(opened->data, a_draft().data);
    }
    for (std::size_t size = 0; size < bytes.size(); size += 7)
        EXPECT_FALSE(format_.open(bytes.substr(0, size)));
}

TEST_F(SignedZipFormatTest, LaterVersionsAreSaidToBeLater) {
    std::vector<portability::ArchiveFile> const files{
        {"manifest.json", R"({"format":"evenkeel-archive","version":2})"}};
    auto const refused = format_.open(zip(files, {}));
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message.english(), ::testing::HasSubstr("version"));
}

TEST(TableJson, SaysOnWhichLineAFaultIs) {
    auto const refused =
        table_of_json("t.json", "{\"table\":\"t\",\"columns\":[\"a\"],\"rows\":[\n[1],\n[true]\n]}");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message.english(), ::testing::HasSubstr("line 3"));
    EXPECT_FALSE(table_of_json("t.json", "{\"table\":\"t\",\"columns\":[\"a\"],\"rows\":[[1,2]]}"));
    EXPECT_FALSE(table_of_json("t.json", "[]"));
    EXPECT_FALSE(table_of_json("t.json", std::string(1000, '[')));
}

TEST(Zip, RefusesBombsAndWaysOut) {
    std::vector<portability::ArchiveFile> const bomb{
        {"a.txt", std::string(std::size_t{8} * 1024 * 1024, 'a')}};
    auto const all = [](std::string_view) { return true; };
    EXPECT_EQ(unzip(zip(bomb, {}), all).error().fault, Fault::payload_too_large);
    EXPECT_EQ(unzip(zip(bomb, {}), all, {.files = 10'000, .bytes = 1000, .ratio = 100'000}).error().fault,
              Fault::payload_too_large);
    for (auto const* name : {"../a", "a/../../b", "/etc/passwd", "C:a", "a\\b"}) {
        std::vector<portability::ArchiveFile> const files{{name, "x"}};
        EXPECT_EQ(unzip(zip(files, {}), all).error().fault, Fault::invalid_input) << name;
    }
    std::vector<portability::ArchiveFile> const many{{"a", "1"}, {"b", "2"}, {"c", "3"}};
    EXPECT_FALSE(unzip(zip(many, {}), all, {.files = 2, .bytes = 1000, .ratio = 200}));
    EXPECT_EQ(unzip(zip(many, {}), all)->size(), 3U);
}

} // namespace
} // namespace evenkeel::outbound
