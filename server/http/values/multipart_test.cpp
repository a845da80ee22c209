#include "http/values/multipart.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::http {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kType = "multipart/form-data; boundary=----form";

std::string part(std::string_view headers, std::string_view content) {
    return "------form\r\n" + std::string{headers} + "\r\n\r\n" + std::string{content} + "\r\n";
}

std::string field(std::string_view name, std::string_view content) {
    return part("Content-Disposition: form-data; name=\"" + std::string{name} + "\"", content);
}

std::string const kFile =
    part("Content-Disposition: form-data; name=\"file\"; filename=\"reading data.csv\"\r\n"
         "Content-Type: text/csv",
         "time_ms,red\r\n0,1\r\n");
constexpr std::string_view kEnd = "------form--\r\n";

TEST(Multipart, ReadsFieldsAndOneFile) {
    auto const body =
        field("key", "uploads/1") + field("Empty", "") + kFile + field("late", "x") + std::string{kEnd};
    auto const form = parse_multipart(kType, body);
    ASSERT_TRUE(form) << form.error().message.english();
    EXPECT_EQ(form->field("key"), "uploads/1");
    EXPECT_EQ(form->field("KEY"), "uploads/1");
    EXPECT_EQ(form->field("empty"), "");
    ASSERT_EQ(form->files.size(), 1U);
    auto const& file = form->files.front();
    EXPECT_EQ(file.file_name, "reading data.csv");
    EXPECT_EQ(file.content_type, "text/csv");
    EXPECT_EQ(file.bytes, "time_ms,red\r\n0,1\r\n")
        << "exactly the bytes, not the line end before the boundary";
    EXPECT_EQ(file.fields_before, 2U);
}

TEST(Multipart, KeepsBinaryAndNearBoundaries) {
    std::string const content{"\0\r\n------for\r\n--\r\n------forn", 28};
    auto const body =
        part("content-disposition: form-data; filename=x; name=file", content) + std::string{kEnd};
    auto const form = parse_multipart(kType, body);
    ASSERT_TRUE(form) << form.error().message.english();
    EXPECT_EQ(form->files.front().bytes, content);
}

TEST(Multipart, TakesAFileSentAsText) {
    auto const body = field("file", "text") + std::string{kEnd};
    EXPECT_EQ(parse_multipart(kType, body)->files.front().bytes, "text");
}

TEST(Multipart, UnderstandsAQuotedBoundary) {
    EXPECT_TRUE(parse_multipart("Multipart/Form-Data; charset=utf-8; boundary=\"----form\"",
                                field("a", "b") + std::string{kEnd}));
}

struct MisfitForm {
    char const* name;
    std::string type;
    std::string body;
    Fault fault;
    std::string says;
};

class MultipartRefusals : public ::testing::TestWithParam<MisfitForm> {};

TEST_P(MultipartRefusals, SayWhichPartAndHow) {
    MultipartLimits const limits{.parts = 3, .header_bytes = 200, .field_bytes = 10, .file_bytes = 20};
    auto const form = parse_multipart(GetParam().type, GetParam().body, limits);
    ASSERT_FALSE(form);
    EXPECT_EQ(form.error().fault, GetParam().fault);
    EXPECT_THAT(form.error().message.english(), HasSubstr(GetParam().says));
}

std::string const kKind{kType};
std::string const kLast{kEnd};

INSTANTIATE_TEST_SUITE_P(
    Multipart, MultipartRefusals,
    ::testing::Values(
        MisfitForm{"Json", "application/json", "{}", Fault::unsupported_media_type, "multipart/form-data"},
        MisfitForm{"NoBoundary", "multipart/form-data", "", Fault::malformed_request, "boundary"},
        MisfitForm{"EmptyBoundary", "multipart/form-data; boundary=\"\"", "", Fault::malformed_request,
                   "boundary"},
        MisfitForm{"LongBoundary", "multipart/form-data; boundary=" + std::string(71, 'x'), "",
                   Fault::malformed_request, "boundary"},
        MisfitForm{"Empty", kKind, "", Fault::malformed_request, "does not begin"},
        MisfitForm{"OtherBoundary", kKind, "--other\r\n", Fault::malformed_request, "does not begin"},
        MisfitForm{"NoEnd", kKind, field("a", "b"), Fault::malformed_request,
                   "Part 1 of the form is cut off"},
        MisfitForm{"JunkAfterBoundary", kKind, field("a", "b") + "------form;", Fault::malformed_request,
                   "after part 1"},
        MisfitForm{"CutOff", kKind, field("a", "b").substr(0, 60), Fault::malformed_request, "Part 1"},
        MisfitForm{"NoHeaderEnd", kKind, "------form\r\nContent-Disposition: form-data",
                   Fault::malformed_request, "Part 1 of the form has no end to its headers"},
        MisfitForm{"NoName", kKind, part("Content-Disposition: form-data", "x") + kLast,
                   Fault::malformed_request, "Part 1 of the form has no name"},
        MisfitForm{"NameNotUtf8", kKind, field("caf\xe9", "x") + kLast, Fault::malformed_request,
                   "has no name"},
        MisfitForm{"NotAForm", kKind, part("Content-Disposition: attachment; name=\"a\"", "x") + kLast,
                   Fault::malformed_request, "has no name"},
        MisfitForm{"TwoFiles", kKind, field("file", "x") + field("file", "x") + kLast,
                   Fault::malformed_request, "more than one file"},
        MisfitForm{"LongField", kKind, field("a", "12345678901") + kLast, Fault::payload_too_large,
                   "`a` may have 10"},
        MisfitForm{"LongFile", kKind, field("file", std::string(21, 'x')) + kLast, Fault::payload_too_large,
                   "`file` may have 20"},
        MisfitForm{"LongHeaders", kKind, part("X: " + std::string(300, 'x'), "x") + kLast,
                   Fault::malformed_request, "no end to its headers"},
        MisfitForm{"TooManyParts", kKind,
                   field("a", "") + field("b", "") + field("c", "") + field("d", "") + kLast,
                   Fault::payload_too_large, "more than 3 parts"}),
    [](auto const& info) { return std::string{info.param.name}; });

} // namespace
} // namespace evenkeel::http
