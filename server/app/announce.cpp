#include "app/announce.hpp"

#include "app/version.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>

namespace evenkeel::app {
namespace {

bool serves(Announcement const& announcement, char const* listener) {
    return std::ranges::find(announcement.listeners, listener) != announcement.listeners.end();
}

} // namespace

std::string for_people(Announcement const& announcement) {
    auto const& addresses = announcement.addresses;
    auto text = fmt::format("\nEvenkeel {} is ready.\n\n", kVersion);
    if (serves(announcement, "main"))
        text += fmt::format("  Site and member app   {0}/\n                        {0}/app/\n",
                            addresses.main_url);
    if (serves(announcement, "dashboard"))
        text += fmt::format("  Trainer dashboard     {}/\n", addresses.dashboard_url);
    if (serves(announcement, "service"))
        text += fmt::format("  Quiz and HRV service  {}/\n", addresses.service_url);
    for (auto const& sentence : announcement.stand_ins)
        text += fmt::format("  Sandboxed             {}\n", sentence);
    if (announcement.demo)
        text += fmt::format("  Demo sign-in          {}  password {}\n", announcement.demo->email_address,
                            announcement.demo->password);
    return text + "\n  Ctrl-C stops it.\n";
}

std::string for_scripts(Announcement const& announcement) {
    auto const& addresses = announcement.addresses;
    return boost::json::serialize(boost::json::object{{"event", "ready"},
                                                      {"main", addresses.main_url},
                                                      {"service", addresses.service_url},
                                                      {"dashboard", addresses.dashboard_url}});
}

} // namespace evenkeel::app
