#include "outbound/embedded_object_store.hpp"

#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "core/base/base64.hpp"
#include "core/base/unavailable.hpp"
#include "outbound/post_policy.hpp"

namespace evenkeel::outbound {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

constexpr Instant kNow = Instant{std::chrono::sys_days{2026y / 11 / 21}} + 8h;
constexpr std::string_view kKey = "recordings/a-random-name.csv";
constexpr std::string_view kBytes = "time_ms,red,green,blue\n0,200,10,10\n";

/// Amazon's published example: the secret, day, region, policy and signature of "Browser-Based Upload using
/// HTTP POST" in the S3 API reference. The policy has CRLF line ends.
constexpr std::string_view kPublishedPolicy =
    "{ \"expiration\": \"2015-12-30T12:00:00.000Z\",\r\n"
    "  \"conditions\": [\r\n"
    "    {\"bucket\": \"sigv4examplebucket\"},\r\n"
    "    [\"starts-with\", \"$key\", \"user/user1/\"],\r\n"
    "    {\"acl\": \"public-read\"},\r\n"
    "    {\"success_action_redirect\": "
    "\"http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html\"},\r\n"
    "    [\"starts-with\", \"$Content-Type\", \"image/\"],\r\n"
    "    {\"x-amz-meta-uuid\": \"14365123651274\"},\r\n"
    "    {\"x-amz-server-side-encryption\": \"AES256\"},\r\n"
    "    [\"starts-with\", \"$x-amz-meta-tag\", \"\"],\r\n"
    "\r\n"
    "    {\"x-amz-credential\": \"AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request\"},\r\n"
    "    {\"x-amz-algorithm\": \"AWS4-HMAC-SHA256\"},\r\n"
    "    {\"x-amz-date\": \"20151229T000000Z\" }\r\n"
    "  ]\r\n"
    "}";
constexpr std::string_view kPublishedSignature =
    "8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e";

SigningScope published_scope() {
    return {.access_key_id = "AKIAIOSFODNN7EXAMPLE",
            .secret_access_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
            .region = "us-east-1"};
}

TEST(SigV4, ReproducesThePublishedExample) {
    auto const policy = to_base64(kPublishedPolicy);
    EXPECT_TRUE(policy.starts_with("eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0K"));
    EXPECT_EQ(policy.size(), 864U);
    EXPECT_EQ(sign_policy(published_scope(), "20151229", policy), kPublishedSignature);
    EXPECT_NE(sign_policy(published_scope(), "20151230", policy), kPublishedSignature);
}

/// The fields of the published example, without the policy.
reading::UploadForm published_form() {
    return {.fields = {{"key", "user/user1/photo.jpg"},
                       {"acl", "public-read"},
                       {"success_action_redirect",
                        "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},
                       {"Content-Type", "image/jpeg"},
                       {"x-amz-meta-uuid", "14365123651274"},
                       {"x-amz-server-side-encryption", "AES256"},
                       {"X-Amz-Credential", "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},
                       {"X-Amz-Algorithm", "AWS4-HMAC-SHA256"},
                       {"X-Amz-Date", "20151229T000000Z"},
                       {"x-amz-meta-tag", ""}},
            .file = "jpeg"};
}

TEST(PostPolicy, UnderstandsThePublishedExample) {
    auto const policy = to_base64(kPublishedPolicy);
    Instant const in_time = Instant{std::chrono::sys_days{2015y / 12 / 29}};
    EXPECT_TRUE(check_policy(policy, "sigv4examplebucket", published_form(), in_time));
    EXPECT_EQ(check_policy(policy, "sigv4examplebucket", published_form(), in_time + 36h).error().field,
              "policy");
    EXPECT_TRUE(check_policy(policy, "sigv4examplebucket", published_form(), in_time + 36h - 1ms));
    EXPECT_EQ(check_policy(policy, "another", published_form(), in_time).error().field, "bucket");
    auto other_folder = published_form();
    other_folder.fields.at(0).second = "user/user2/photo.jpg";
    EXPECT_EQ(check_policy(policy, "sigv4examplebucket", other_folder, in_time).error().field, "key");
    auto other_type = published_form();
    other_type.fields.at(3).second = "text/html";
    EXPECT_EQ(check_policy(policy, "sigv4examplebucket", other_type, in_time).error().field, "Content-Type");
    auto more = published_form();
    more.fields.emplace_back("x-amz-storage-class", "GLACIER");
    EXPECT_EQ(check_policy(policy, "sigv4examplebucket", more, in_time).error().field, "x-amz-storage-class");
    more.fields.back().first = "x-ignore-this";
    EXPECT_TRUE(check_policy(policy, "sigv4examplebucket", more, in_time));
}

TEST(PostPolicy, WritesTheDateAsAmazonDoes) {
    EXPECT_EQ(amz_date(kNow + 5ms), "20261121T080000Z");
}

class Store : public ::testing::Test {
public:
    ~Store() override { std::filesystem::remove_all(directory_); }

protected:
    /// The form a browser would post for this key.
    static reading::UploadForm form_of(PresignedPost const& post, std::string_view bytes = kBytes) {
        reading::UploadForm form{.file = bytes};
        for (auto const& [name, content] : post.fields)
            form.fields.emplace_back(name, content);
        return form;
    }

    /// The fault and field of a refusal, with the form's one field replaced, or dropped when there is nothing
    /// instead.
    std::string refusal_with(std::string_view name, std::optional<std::string_view> instead) {
        auto form = form_of(post_);
        std::erase_if(form.fields, [&](auto const& field) { return field.first == name; });
        if (instead)
            form.fields.emplace_back(name, *instead);
        auto const accepted = store_.accept("recordings", form, kNow);
        if (accepted)
            return "accepted";
        EXPECT_EQ(accepted.error().fault, Fault::upload_refused);
        return accepted.error().field;
    }

    std::filesystem::path directory_ =
        std::filesystem::temp_directory_path() / ("evenkeel-objects-" + std::to_string(::getpid()));
    EmbeddedObjectStore store_{{.directory = directory_,
                                .public_url = "http://localhost:8081",
                                .scope = {.access_key_id = "evenkeel", .secret_access_key = "secret"},
                                .largest_file = 100}};
    PresignedPost post_ = store_.presign(std::string{kKey}, kNow);
};

TEST_F(Store, SignsAFormForOneKeyAndTenMinutes) {
    EXPECT_EQ(post_.url, "http://localhost:8081/object-store/recordings");
    EXPECT_EQ(post_.fields.at("key"), kKey);
    EXPECT_EQ(post_.fields.at("Content-Type"), "text/csv");
    EXPECT_EQ(post_.fields.at("x-amz-algorithm"), "AWS4-HMAC-SHA256");
    EXPECT_EQ(post_.fields.at("x-amz-credential"), "evenkeel/20261121/us-east-1/s3/aws4_request");
    EXPECT_EQ(post_.fields.at("x-amz-date"), "20261121T080000Z");
    EXPECT_EQ(post_.fields.at("x-amz-signature").size(), 64U);
    EXPECT_TRUE(store_.accept("recordings", form_of(post_), kNow + 10min - 1ms));
    auto const late = store_.accept("recordings", form_of(post_), kNow + 10min);
    ASSERT_FALSE(late);
    EXPECT_THAT(late.error().message.english(), HasSubstr("expired"));
}

TEST_F(Store, KeepsReadsAndRemoves) {
    EXPECT_EQ(store_.read(std::string{kKey}), std::nullopt);
    ASSERT_TRUE(store_.accept("recordings", form_of(post_), kNow));
    EXPECT_EQ(store_.read(std::string{kKey}), kBytes);
    store_.remove(std::string{kKey});
    EXPECT_EQ(store_.read(std::string{kKey}), std::nullopt);
    store_.remove(std::string{kKey});
}

TEST_F(Store, TakesTheSameUploadAgainAndNeverAnother) {
    ASSERT_TRUE(store_.accept("recordings", form_of(post_), kNow));
    EXPECT_TRUE(store_.accept("recordings", form_of(post_), kNow + 1min));
    auto const other = store_.accept("recordings", form_of(post_, "other bytes"), kNow);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().fault, Fault::conflict);
    EXPECT_EQ(store_.read(std::string{kKey}), kBytes);
}

TEST_F(Store, LetsOneOfManyRivalsWin) {
    std::vector<std::string> const contents{"a", "bb", "ccc", "dddd"};
    std::atomic<int> accepted{0};
    {
        std::vector<std::jthread> rivals;
        rivals.reserve(contents.size());
        for (auto const& content : contents)
            rivals.emplace_back(
                [&] { accepted += store_.accept("recordings", form_of(post_, content), kNow) ? 1 : 0; });
    }
    EXPECT_EQ(accepted, 1);
    EXPECT_THAT(contents, ::testing::Contains(*store_.read(std::string{kKey})));
    auto const files = std::filesystem::recursive_directory_iterator{directory_};
    EXPECT_EQ(std::ranges::count_if(files, [](auto const& entry) { return entry.is_regular_file(); }), 1)
        << "nothing is left aside";
}

TEST_F(Store, NamesWhatIsWrongWithAForm) {
    for (auto const* const name :
         {"key", "policy", "x-amz-algorithm", "x-amz-credential", "x-amz-date", "x-amz-signature"})
        EXPECT_EQ(refusal_with(name, std::nullopt), name);
    EXPECT_EQ(refusal_with("Content-Type", std::nullopt), "Content-Type");
    EXPECT_EQ(refusal_with("Content-Type", "text/html"), "Content-Type");
    EXPECT_EQ(refusal_with("key", "recordings/another.csv"), "key");
    EXPECT_EQ(refusal_with("x-amz-algorithm", "AWS4-HMAC-SHA1"), "x-amz-algorithm");
    EXPECT_EQ(refusal_with("x-amz-credential", "other/20261121/us-east-1/s3/aws4_request"),
              "x-amz-credential");
    EXPECT_EQ(refusal_with("x-amz-date", "20261122T080000Z"), "x-amz-credential");
    EXPECT_EQ(refusal_with("x-amz-date", "20261121T090000Z"), "x-amz-date");
    EXPECT_EQ(refusal_with("x-amz-signature", std::string(64, '0')), "x-amz-signature");
    EXPECT_EQ(refusal_with("policy", to_base64("{}")), "x-amz-signature")
        << "a forged policy fails its signature";
    EXPECT_EQ(refusal_with("acl", "public-read"), "acl");
    EXPECT_EQ(store_.accept("elsewhere", form_of(post_), kNow).error().field, "bucket");
}

TEST_F(Store, HoldsTheSizeToItsRange) {
    EXPECT_TRUE(store_.accept("recordings", form_of(post_, std::string(100, 'x')), kNow));
    for (auto const size : {std::size_t{0}, std::size_t{101}}) {
        auto const bytes = std::string(size, 'x');
        auto const refused = store_.accept("recordings", form_of(post_, bytes), kNow);
        ASSERT_FALSE(refused) << size;
        EXPECT_EQ(refused.error().fault, Fault::upload_refused);
        EXPECT_THAT(refused.error().message.english(), HasSubstr("content-length-range"));
    }
}

TEST_F(Store, KeepsNothingOutsideItsDirectory) {
    for (auto const* const key :
         {"../outside", "a/../../outside", "/etc/passwd", "a//b", ".hidden", "a/.hidden", "", "a/"}) {
        auto const post = store_.presign(key, kNow);
        auto const form = form_of(post);
        EXPECT_EQ(store_.accept("recordings", form, kNow).error().field, "key") << key;
        EXPECT_THROW((void)store_.read(key), std::invalid_argument) << key;
    }
}

TEST_F(Store, SaysUnavailableWhenTheDiskRefuses) {
    std::ofstream{directory_} << "a file where the directory should be";
    EXPECT_THROW((void)store_.accept("recordings", form_of(post_), kNow), Unavailable);
}

TEST_F(Store, ClearsAwayOldLeftovers) {
    ASSERT_TRUE(store_.accept("recordings", form_of(post_), kNow));
    auto const old = directory_ / "recordings/.incoming-1-1";
    auto const young = directory_ / "recordings/.incoming-2-1";
    for (auto const& leftover : {old, young})
        std::ofstream{leftover} << "half";
    std::filesystem::last_write_time(old, std::filesystem::file_time_type::clock::now() - 2h);
    EmbeddedObjectStore const reopened{{.directory = directory_}};
    EXPECT_FALSE(std::filesystem::exists(old));
    EXPECT_TRUE(std::filesystem::exists(young));
    EXPECT_EQ(reopened.read(std::string{kKey}), kBytes);
}

} // namespace
} // namespace evenkeel::outbound
