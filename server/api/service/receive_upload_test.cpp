#include "api/service/receive_upload.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::api {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

/// Keeps what it was given, unless it is told what to say.
struct FakeUploads : reading::SignedUploads {
    Result<void> accept(std::string_view asked_bucket, reading::UploadForm const& form,
                        Instant asked_at) override {
        bucket = asked_bucket;
        file = form.file;
        now = asked_at;
        for (auto const& [name, value] : form.fields)
            fields.emplace_back(name, value);
        return answer;
    }

    Result<void> answer{};
    std::string bucket;
    std::string file;
    Instant now;
    std::vector<std::pair<std::string, std::string>> fields;
};

struct FixedClock : Clock {
    Instant now() const override { return Instant{std::chrono::milliseconds{77}}; }
};

std::string part(std::string const& name, std::string const& content) {
    return "--x\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + content + "\r\n";
}

class ReceivingUploads : public ::testing::Test {
protected:
    http::Reply send(std::string const& body) {
        http::Request request{.method = http::Method::post,
                              .path = "/object-store/recordings",
                              .body = body,
                              .path_parameters = {{.name = "bucket", .value = "recordings"}}};
        request.headers.add("Content-Type", "multipart/form-data; boundary=x");
        return receive_upload(uploads_, clock_)(request);
    }

    static std::string body(http::Reply const& reply) { return std::get<std::string>(reply.body); }

    FakeUploads uploads_;
    FixedClock clock_;
};

TEST_F(ReceivingUploads, HandOnTheFieldsBeforeTheFileOnly) {
    auto const reply = send(part("key", "a") + part("policy", "p") + part("file", "bytes") +
                            part("late", "z") + "--x--\r\n");
    EXPECT_EQ(reply.status, 204);
    EXPECT_EQ(uploads_.bucket, "recordings");
    EXPECT_EQ(uploads_.file, "bytes");
    EXPECT_EQ(uploads_.now, clock_.now());
    EXPECT_THAT(uploads_.fields, ElementsAre(Pair("key", "a"), Pair("policy", "p")));
}

TEST_F(ReceivingUploads, LeaveTheSizeToThePolicy) {
    EXPECT_EQ(send(part("file", std::string(8 * 1024 * 1024 + 1, 'x')) + "--x--\r\n").status, 204);
}

TEST_F(ReceivingUploads, RefuseInTheEnvelope) {
    uploads_.answer = refuse(Fault::upload_refused, "key", "The policy wants another value for key.");
    auto const refused = send(part("key", "a") + part("file", "bytes") + "--x--\r\n");
    EXPECT_EQ(refused.status, 403);
    EXPECT_THAT(body(refused), HasSubstr(R"("error_code":"upload_refused")"));
    EXPECT_THAT(body(refused), HasSubstr(R"("field":"key")"));
    auto const without_file = send(part("key", "a") + "--x--\r\n");
    EXPECT_EQ(without_file.status, 403);
    EXPECT_THAT(body(without_file), HasSubstr(R"("field":"file")"));
    EXPECT_EQ(send("not a form").status, 400);
}

} // namespace
} // namespace evenkeel::api
