#include "api/dashboard/routes.hpp"
#include "api/member/routes.hpp"
#include "api/service/receive_upload.hpp"
#include "api/service/routes.hpp"
#include "app/commands/commands.hpp"
#include "app/cookies.hpp"
#include "app/version.hpp"
#include "http/routing/openapi.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace evenkeel::app {
namespace {

std::vector<http::FileDeclaration> declared(std::vector<api::PublicFile> const& files) {
    std::vector<http::FileDeclaration> declarations;
    for (auto const& file : files)
        declarations.push_back(file.declaration);
    return declarations;
}

bool write(std::filesystem::path const& file, std::string const& text) {
    std::ofstream stream{file, std::ios::binary | std::ios::trunc};
    stream << text;
    stream.close();
    return static_cast<bool>(stream);
}

http::ContractInfo info(std::string title, std::string base_url, http::CookiePolicy cookies) {
    return {.title = std::move(title),
            .version = kVersion,
            .base_url = std::move(base_url),
            .cookies = std::move(cookies)};
}

} // namespace

int print_contracts(std::string const& folder) {
    auto const members = member_cookies({}, http::Secure::yes);
    auto const trainers = dashboard_cookies({}, http::Secure::yes);
    std::filesystem::create_directories(folder);
    std::filesystem::path const out{folder};
    auto service_files = declared(api::service_files());
    service_files.push_back(api::receive_upload_declaration());
    auto const written =
        write(out / "member.json", http::openapi_document(info("Evenkeel member API", "/api", members),
                                                          http::declarations_of(api::member_routes()),
                                                          declared(api::member_files()))) &&
        write(out / "service.json",
              http::openapi_document(info("Evenkeel quiz and HRV service", "/", members),
                                     http::declarations_of(api::service_routes()), service_files)) &&
        write(out / "dashboard.json", http::openapi_document(info("Evenkeel dashboard API", "/api", trainers),
                                                             http::declarations_of(api::dashboard_routes())));
    if (!written)
        std::cerr << "evenkeel: the contracts cannot be written to " << folder << '\n';
    return written ? 0 : 1;
}

} // namespace evenkeel::app
