#include "outbound/content/site/tracking_file.hpp"

#include "outbound/content_error.hpp"
#include "tests/support/temporary_folder.hpp"

#include <fstream>
#include <gmock/gmock.h>

namespace evenkeel::outbound {
namespace {

class Tracking : public ::testing::Test {
protected:
    TrackingHosts read(std::string const& text) {
        auto const file = folder_.path() / "tracking.yaml";
        std::ofstream{file} << text;
        return read_tracking_hosts(file);
    }

    evenkeel::testing::TemporaryFolder folder_{"tracking"};
};

TEST_F(Tracking, NothingIsReachedWhileNothingIsSetUp) {
    auto const hosts = read("{pixel_id: '', analytics_token: '', analytics_host: 'https://a.example', "
                            "error_reporting_dsn: ''}");
    EXPECT_EQ(hosts.scripts, "");
    EXPECT_EQ(hosts.connections, "");
    EXPECT_EQ(hosts.pictures, "");
}

TEST_F(Tracking, EachServiceBringsItsOwnHosts) {
    auto const hosts = read("{pixel_id: '12', analytics_token: abc, analytics_host: 'https://a.example', "
                            "error_reporting_dsn: 'https://key@o1.ingest.example:8443/7'}");
    EXPECT_EQ(hosts.scripts, "https://connect.facebook.net");
    EXPECT_EQ(hosts.connections, "https://www.facebook.com https://a.example https://o1.ingest.example:8443");
    EXPECT_EQ(hosts.pictures, "https://www.facebook.com");
}

TEST_F(Tracking, NothingButAnAddressGetsIntoAHeader) {
    for (auto const* dsn : {"http://key@o1.example/7", "https://x; script-src *", "nonsense"})
        EXPECT_THROW((void)read(std::string{"{pixel_id: '', analytics_token: '', analytics_host: '', "
                                            "error_reporting_dsn: '"} +
                                dsn + "'}"),
                     ContentError)
            << dsn;
}

} // namespace
} // namespace evenkeel::outbound
