#include "app/commands/commands.hpp"
#include "app/config_markdown.hpp"

#include <exception>
#include <iostream>

namespace {

int run(evenkeel::app::CommandLine const& line) {
    using namespace evenkeel::app;
    if (line.print_configuration) {
        std::cout << configuration_page();
        return 0;
    }
    if (line.command == "serve")
        return serve(line.config);
    if (line.command == "migrate")
        return migrate(line.config);
    if (line.command == "doctor")
        return doctor(line.config);
    if (line.command == "backup")
        return back_up(line);
    if (line.command == "backup verify")
        return verify_backup(line);
    if (line.command == "restore")
        return restore(line);
    if (line.command == "content check")
        return check_content(line.config);
    if (line.command == "openapi")
        return print_contracts(line.output);
    if (line.command == "hrv analyze")
        return analyze_recording(line.analysis);
    if (line.command == "hrv evaluate")
        return evaluate_recordings(line.evaluation);
    if (line.command == "safety classify")
        return classify_conversations();
    if (line.command == "admin grant")
        return set_admin_role(line.config, line.email_address, true);
    if (line.command == "admin revoke")
        return set_admin_role(line.config, line.email_address, false);
    if (line.command == "admin invite")
        return create_app_invite(line);
    if (line.command == "admin trainer-invite")
        return create_trainer_invite(line);
    if (line.command == "admin audit")
        return show_audit(line);
    if (line.command == "admin experiments")
        return show_experiments(line);
    if (line.command == "admin leads")
        return list_leads(line);
    if (line.command == "admin forget-leads")
        return forget_leads_of(line);
    if (line.command == "admin jobs list")
        return list_jobs(line);
    if (line.command == "admin jobs retry")
        return retry_job(line);
    if (line.command == "admin jobs drop")
        return drop_job(line);
    if (line.command == "admin believe-clock")
        return believe_clock(line.config);
    if (line.command == "admin sessions")
        return list_member_sessions(line.config, line.email_address);
    if (line.command == "admin erase")
        return erase_member(line.config, line.email_address, line.is_confirmed);
    return print_version();
}

} // namespace

int main(int count, char** arguments) {
    auto const parsed = evenkeel::app::parse_command_line({arguments + 1, arguments + count});
    if (!parsed.command_line)
        return parsed.exit_code;
    try {
        return run(*parsed.command_line);
    } catch (std::exception const& error) {
        std::cerr << "evenkeel: " << error.what() << '\n';
        return 1;
    }
}
