#include "outbound/content/site/tracking_file.hpp"

#include "outbound/yaml_file.hpp"

#include <regex>

namespace evenkeel::outbound {
namespace {

void add(std::string& hosts, std::string const& host) {
    hosts += (hosts.empty() ? "" : " ") + host;
}

/// The origin of an address of https, without a key before it. Notes anything else: it would end in a header.
std::string origin_of(YamlFields& fields, std::string const& field, std::string const& address) {
    static std::regex const kAddress{
        R"(https://(?:[A-Za-z0-9]+@)?([A-Za-z0-9.-]+(?::[0-9]{1,5})?)(?:/[^\s;]*)?)"};
    std::smatch match;
    if (std::regex_match(address, match, kAddress))
        return "https://" + match[1].str();
    fields.note(field, "is no address of https");
    return {};
}

} // namespace

TrackingHosts read_tracking_hosts(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    TrackingHosts hosts;
    if (!fields.text_that_may_be_empty("pixel_id").empty()) {
        add(hosts.scripts, "https://connect.facebook.net");
        add(hosts.connections, "https://www.facebook.com");
        add(hosts.pictures, "https://www.facebook.com");
    }
    auto const token = fields.text_that_may_be_empty("analytics_token");
    auto const host = fields.text_that_may_be_empty("analytics_host");
    if (!token.empty())
        add(hosts.connections, origin_of(fields, "analytics_host", host));
    if (auto const dsn = fields.text_that_may_be_empty("error_reporting_dsn"); !dsn.empty())
        add(hosts.connections, origin_of(fields, "error_reporting_dsn", dsn));
    fields.end();
    return hosts;
}

} // namespace evenkeel::outbound
