#include "app/config_keys.hpp"
#include "app/config_markdown.hpp"
#include "app/config_sources.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace evenkeel::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class ConfigFile : public testing::Test {
protected:
    std::string write(char const* name, std::string const& text) {
        auto const path = std::string{testing::TempDir()} + name;
        std::ofstream{path} << text;
        paths_.push_back(path);
        return path;
    }

    void TearDown() override {
        for (auto const& path : paths_)
            std::filesystem::remove(path);
    }

private:
    std::vector<std::string> paths_;
};

TEST_F(ConfigFile, EachSourceOverrulesTheOneBefore) {
    auto const file = write("order.toml", "port_main = 1\nport_service = 1\nport_dashboard = 1\n");
    auto const config =
        load_config({.file = file,
                     .environment = {{"EVENKEEL_PORT_SERVICE", "2"}, {"EVENKEEL_PORT_DASHBOARD", "2"}},
                     .flags = {{"port_dashboard", "3"}}});
    ASSERT_TRUE(config);
    EXPECT_EQ(config->port_main, 1);
    EXPECT_EQ(config->port_service, 2);
    EXPECT_EQ(config->port_dashboard, 3);
    EXPECT_EQ(config->connections, 2048);
}

TEST_F(ConfigFile, EverythingWrongIsSaidAtOnce) {
    auto const file = write("wrong.toml", "port_main = 70000\nprot = 1\n");
    auto const config = load_config(
        {.file = file, .environment = {{"EVENKEEL_LOG_LEVEL", "loud"}}, .flags = {{"migrate", "perhaps"}}});
    ASSERT_FALSE(config);
    EXPECT_THAT(config.error(),
                ElementsAre(HasSubstr("wrong.toml:1: port_main: must be a whole number from 0 to 65535"),
                            HasSubstr("wrong.toml:2: prot: there is no setting of this name"),
                            HasSubstr("EVENKEEL_LOG_LEVEL: must be one of debug, info, warn, error"),
                            HasSubstr("--migrate: must be true or false, not \"perhaps\"")));
}

TEST_F(ConfigFile, BrokenTomlIsNamedWithItsLine) {
    auto const config = load_config({.file = write("broken.toml", "port_main = 1\nport_service = = 2\n"),
                                     .environment = {},
                                     .flags = {}});
    ASSERT_FALSE(config);
    EXPECT_THAT(config.error(), ElementsAre(HasSubstr("broken.toml:2")));
}

TEST_F(ConfigFile, ASecretCanBeAFileAndIsNeverRepeated) {
    auto const path = write("secret", "postgresql://u:p@localhost/e\n");
    auto const config =
        load_config({.file = {}, .environment = {{"EVENKEEL_DATABASE_FILE", path}}, .flags = {}});
    ASSERT_TRUE(config);
    EXPECT_EQ(config->database, "postgresql://u:p@localhost/e");
    auto const missing = load_config(
        {.file = {}, .environment = {{"EVENKEEL_DATABASE_FILE", "/nowhere/secret"}}, .flags = {}});
    EXPECT_THAT(missing.error(), ElementsAre(HasSubstr("EVENKEEL_DATABASE_FILE: the file /nowhere/secret")));
}

TEST(Config, ListsAreSplitAtCommas) {
    auto const config =
        load_config({.file = {}, .environment = {}, .flags = {{"listen_only", "main, service"}}});
    ASSERT_TRUE(config);
    EXPECT_THAT(config->listen_only, ElementsAre("main", "service"));
    EXPECT_FALSE(load_config({.file = {}, .environment = {}, .flags = {{"listen_only", "main,mein"}}}));
}

TEST(Config, TestingControlsStayOnThisMachine) {
    auto const config = load_config({.file = {},
                                     .environment = {},
                                     .flags = {{"testing_controls", "true"}, {"listen_address", "0.0.0.0"}}});
    ASSERT_FALSE(config);
    EXPECT_THAT(config.error(), ElementsAre(HasSubstr("testing_controls")));
}

TEST(Config, WhatIsForThisMachineIsNotOfferedBehindAProxy) {
    for (auto const* const key : {"testing_controls", "demo"}) {
        auto const config =
            load_config({.file = {},
                         .environment = {},
                         .flags = {{key, "true"}, {"url_main", "https://app.example.com:8443"}}});
        ASSERT_FALSE(config) << key;
        EXPECT_THAT(config.error(), ElementsAre(HasSubstr(key)));
    }
    for (auto const* const url : {"http://127.0.0.1:5000", "http://localhost", "http://[::1]:80"})
        EXPECT_TRUE(load_config(
            {.file = {}, .environment = {}, .flags = {{"testing_controls", "true"}, {"url_main", url}}}))
            << url;
}

TEST(Config, SecretsCannotBeGuessed) {
    EXPECT_FALSE(load_config({.file = {}, .environment = {}, .flags = {{"link_secret", "x"}}}));
    EXPECT_TRUE(load_config({.file = {}, .environment = {}, .flags = {{"link_secret", "0123456789abcdef"}}}));
}

TEST(Config, AWebPushKeyIsOneOrNone) {
    std::string const key = "B" + std::string(86, 'x');
    auto const load = [](std::string const& value) {
        return load_config({.file = {}, .environment = {}, .flags = {{"web_push_key", value}}});
    };
    EXPECT_EQ(load(key)->web_push_key, key);
    EXPECT_EQ(load("")->web_push_key, "");
    for (auto const& wrong : {key.substr(1), key + "=", "C" + key.substr(1), "B+" + key.substr(2)})
        EXPECT_THAT(load(wrong).error(), ElementsAre(HasSubstr("--web-push-key"))) << wrong;
}

TEST(Config, EveryDefaultCouldHaveBeenWritten) {
    for (auto const& key : config_keys()) {
        auto const value = key.get(Config{});
        Config config;
        if (!value.empty()) {
            EXPECT_TRUE(key.set(config, value)) << key.name;
        }
        EXPECT_FALSE(key.text.empty()) << key.name;
        EXPECT_THAT(configuration_page(), HasSubstr("| `" + std::string{key.name} + "`"));
    }
}

} // namespace
} // namespace evenkeel::app
