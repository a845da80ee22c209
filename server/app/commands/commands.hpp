#pragma once

#include "app/command_line.hpp"

namespace evenkeel::app {

/// Each runs one command and answers the process's exit code.
int serve(Config const& config);
int migrate(Config const& config);
int doctor(Config const& config);
int back_up(CommandLine const& line);
int verify_backup(CommandLine const& line);
int restore(CommandLine const& line);
/// Names every fault of the content folder, or prints what there is.
int check_content(Config const& config);
int print_contracts(std::string const& folder);
int print_version();
int analyze_recording(AnalysisPlan const& plan);
int evaluate_recordings(EvaluationPlan const& plan);
/// Reads JSON lines of conversations from standard input and prints how dangerous each turn is read.
int classify_conversations();
int set_admin_role(Config const& config, std::string const& email_address, bool is_admin);
int create_app_invite(CommandLine const& line);
int create_trainer_invite(CommandLine const& line);
int show_audit(CommandLine const& line);
int list_member_sessions(Config const& config, std::string const& email_address);
int erase_member(Config const& config, std::string const& email_address, bool is_confirmed);

/// Prints what the experiments of the site came to, and how often each event was counted.
int show_experiments(CommandLine const& line);
/// Prints who left their address on the site, newest first, one line each, with tabs between.
int list_leads(CommandLine const& line);
/// An operator looks at the queue, has a job tried at once, forgets one.
int list_jobs(CommandLine const& line);
int retry_job(CommandLine const& line);
int drop_job(CommandLine const& line);

/// Forgets the time as it was last known, so that the server believes the machine's clock.
int believe_clock(Config const& config);

/// Removes everything that an address left on the site.
int forget_leads_of(CommandLine const& line);

} // namespace evenkeel::app
