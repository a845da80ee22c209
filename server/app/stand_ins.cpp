#include "app/stand_ins.hpp"

#include <fmt/format.h>

namespace evenkeel::app {

bool takes_test_cards(Config const& config) {
    return config.payments == "sandbox" ||
           (config.payments == "auto" && !config.url_main.starts_with("https://"));
}

std::vector<StandIn> stand_ins(Config const& config, Installation const& installation) {
    std::vector<StandIn> all{
        {"mail", fmt::format("mail goes to {}", (installation.data / "outbox").string())},
        takes_test_cards(config)
            ? StandIn{"payments", "the shop takes test cards and no others, and hands over what they buy"}
            : StandIn{"", "the shop is closed"},
        {"object_store", fmt::format("recordings are kept in {}", (installation.data / "objects").string())},
        {"push", "messages to devices are not sent"}};
    if (config.in_app_purchases == "sandbox")
        all.push_back({"in_app_purchases", "purchases in the app are tests: anybody can take premium"});
    else
        all.push_back({"", "purchases in the app are refused"});
    if (config.apple_sign_in == "stand_in")
        all.push_back({"apple_sign_in", "Apple's sign-in is played: whatever it is told is believed"});
    return all;
}

std::vector<std::string> names_of(std::vector<StandIn> const& all) {
    std::vector<std::string> names;
    for (auto const& each : all)
        if (!each.name.empty())
            names.push_back(each.name);
    return names;
}

std::vector<std::string> sentences_of(std::vector<StandIn> const& all) {
    std::vector<std::string> sentences;
    for (auto const& each : all)
        sentences.push_back(each.sentence);
    return sentences;
}

} // namespace evenkeel::app
