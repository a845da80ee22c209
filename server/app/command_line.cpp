#include "app/command_line.hpp"

#include "app/config_keys.hpp"
#include "app/config_sources.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

constexpr int kWrongUse = 2;

struct Settings {
    std::string file;
    std::map<std::string, std::string> flags;
};

std::string flag_name(std::string_view key) {
    std::string flag = fmt::format("--{}", key);
    std::ranges::replace(flag, '_', '-');
    return flag;
}

/// One option for each key, so that --help is the manual; what is left over is judged together with the rest.
void add_settings(CLI::App& command, Settings& settings) {
    command.allow_extras();
    command.add_option("--config", settings.file, "A TOML file with settings.")->envname("EVENKEEL_CONFIG");
    for (auto const& key : config_keys()) {
        auto const name = std::string{key.name};
        auto const standard = key.get(Config{});
        command
            .add_option_function<std::string>(
                flag_name(key.name),
                [&settings, name](std::string const& value) { settings.flags[name] = value; },
                std::string{key.text})
            ->type_name(standard.empty() ? std::string{key.type} : fmt::format("{} [{}]", key.type, standard))
            ->multi_option_policy(
                CLI::MultiOptionPolicy::TakeLast) // ./dev run puts its own before the person's
            ->group("Settings");
    }
}

void add_unknown(CLI::App const& command, Settings& settings) {
    for (auto const& extra : command.remaining()) {
        auto name = extra.starts_with("--") ? extra.substr(2, extra.find('=') - 2) : extra;
        std::ranges::replace(name, '-', '_');
        settings.flags.emplace(name, "");
    }
}

std::optional<Config> settled(CLI::App const& command, Settings& settings) {
    add_unknown(command, settings);
    auto config =
        load_config({.file = settings.file, .environment = own_environment(), .flags = settings.flags});
    if (config)
        return *config;
    for (auto const& complaint : config.error())
        std::cerr << "evenkeel: " << complaint << '\n';
    return std::nullopt;
}

class Cli {
public:
    Cli() {
        app_.require_subcommand(1);
        app_.name("evenkeel");
        add_with_settings("serve", "Serves the apps and the calls behind them until told to stop.")
            ->add_flag("--print-configuration", line_.print_configuration,
                       "Prints docs/configuration.md and ends.");
        add_with_settings("migrate", "Brings the database up to date.");
        add_with_settings("doctor", "Looks at this installation and says what is wrong with it.");
        add_backup();
        app_.add_subcommand("version", "Prints the version.");
        app_.add_subcommand("openapi", "Writes the contracts of the three listeners as OpenAPI files.")
            ->add_option("--output", line_.output, "Folder for member.json, service.json and dashboard.json.")
            ->required();
        add_content();
        add_hrv();
        add_safety();
        add_admin();
    }

    Parsed parse(std::vector<std::string> arguments) {
        std::ranges::reverse(arguments); // the order in which the library takes a vector
        try {
            app_.parse(arguments);
        } catch (CLI::ParseError const& error) {
            return {.command_line = {}, .exit_code = app_.exit(error) == 0 ? 0 : kWrongUse};
        }
        return finish();
    }

private:
    CLI::App* add_with_settings(std::string const& name, std::string const& text) {
        auto* command = app_.add_subcommand(name, text);
        add_settings(*command, settings_);
        return command;
    }

    void add_backup() {
        auto* backup = add_with_settings(
            "backup", "Writes database, recordings and keys into one file while the server works.");
        backup->add_option("--output", line_.output, "A new file. Left out: one in the folder for backups.");
        auto* verify = backup->add_subcommand(
            "verify", "Restores a backup where nothing is lost and says what is wrong with it.");
        add_settings(*verify, settings_);
        verify->add_option("file", line_.file, "The backup.")->required();
        auto* restore = add_with_settings("restore", "Puts a backup back into an empty place.");
        restore->add_option("file", line_.file, "The backup.")->required();
        restore->add_flag("--replace", line_.is_confirmed, "Replaces what is there, for good.");
    }

    void add_content() {
        auto* content = app_.add_subcommand("content", "The texts that members read.");
        content->require_subcommand(1);
        auto* check = content->add_subcommand("check", "Names every fault of the content folder.");
        add_settings(*check, settings_);
    }

    void add_hrv() {
        auto* hrv = app_.add_subcommand("hrv", "The signal engine on files.");
        hrv->require_subcommand(1);
        add_analyze(*hrv);
        add_evaluate(*hrv);
    }

    void add_analyze(CLI::App& hrv) {
        auto* command = hrv.add_subcommand("analyze", "Prints what a recording holds as one JSON object.");
        auto& plan = line_.analysis;
        command->add_option("file", plan.file, "A recording; - for standard input.")->default_val("-");
        command
            ->add_option(
                "--input", plan.input,
                "What it is: a camera's time_ms,red,green,blue as CSV or JSON, a strap's intervals, an "
                "oximeter's time_ms,ppg. Told by its content when left out.")
            ->check(CLI::IsMember({"camera", "rr", "ppg"}));
        command
            ->add_flag("--explain{table}", plan.explain,
                       "The figures of each step: a table beside the object, or =json inside it.")
            ->check(CLI::IsMember({"table", "json"}));
        command->add_option("--plot", plan.plot, "Draws trace, beats, intervals and quality there (SVG).");
    }

    void add_evaluate(CLI::App& hrv) {
        auto* command = hrv.add_subcommand("evaluate", "Judges the engine against chest straps.");
        auto& plan = line_.evaluation;
        command->add_option("folder", plan.folder, "Holds subject_XX/PPG.csv and subject_XX/RR.txt.")
            ->required();
        command->add_option("--lags", plan.lags,
                            R"(JSON with where each strap begins: {"1":{"lag_s":-2.3}}.)");
        command->add_option("--json", plan.json, "Writes every figure there.");
        command->add_option("--svg", plan.svg, "Draws camera against strap (Bland–Altman) there.");
    }

    void add_safety() {
        auto* safety = app_.add_subcommand("safety", "The detector of danger on conversations.");
        safety->require_subcommand(1);
        safety->add_subcommand(
            "classify", R"(Reads {"id": …, "turns": ["…"]} a line, prints the level after each turn.)");
    }

    void add_admin() {
        auto* admin = app_.add_subcommand("admin", "What an operator does to accounts.");
        admin->require_subcommand(1);
        for (auto const* verb : {"grant", "revoke"})
            add_about_member(*admin, verb, fmt::format("{}s the admin role.", verb));
        add_about_member(*admin, "sessions", "Lists where a member is signed in.");
        add_about_member(*admin, "erase", "Erases a member and everything of theirs.")
            ->add_flag("--yes", line_.is_confirmed, "Yes, for good.");
        auto* invite = add_invite(*admin, "invite", "Makes an access code.");
        invite->add_option("--months", line_.months, "Months of premium, 1 to 36.")->required();
        add_invite(*admin, "trainer-invite", "Invites a trainer to the dashboard.");
        auto* audit = admin->add_subcommand("audit", "Prints what admins did, newest first.");
        audit->add_option("--limit", line_.limit, "How many entries.")->check(CLI::Range(1, 1000));
        add_settings(*audit, settings_);
        add_site(*admin);
        add_jobs(*admin);
        add_settings(
            *admin->add_subcommand("believe-clock", "Believes the machine's clock, however far it leaped."),
            settings_);
    }

    void add_jobs(CLI::App& admin) {
        auto* jobs = admin.add_subcommand("jobs", "What the server has put off.");
        jobs->require_subcommand(1);
        auto* list = jobs->add_subcommand("list", "Prints the queue, what was given up first.");
        list->add_option("--state", line_.state, "Only these.")
            ->check(CLI::IsMember({"waiting", "running", "parked"}));
        list->add_option("--limit", line_.limit, "How many.")->check(CLI::Range(1, 100'000));
        add_settings(*list, settings_);
        add_about_job(*jobs, "retry", "Lets a job be tried at once, with all its attempts.");
        add_about_job(*jobs, "drop", "Forgets a job.");
    }

    void add_about_job(CLI::App& jobs, std::string const& verb, std::string const& text) {
        auto* command = jobs.add_subcommand(verb, text);
        command->add_option("job", line_.job_id, "The number that list prints.")->required();
        add_settings(*command, settings_);
    }

    void add_site(CLI::App& admin) {
        auto* experiments =
            admin.add_subcommand("experiments", "Prints what the experiments of the site came to.");
        experiments->add_option("--days", line_.days, "How far back.")->check(CLI::Range(1, 400));
        add_settings(*experiments, settings_);
        auto* leads = admin.add_subcommand("leads", "Prints who left their address on the site.");
        leads->add_option("--kind", line_.kind, "Only these.")
            ->check(
                CLI::IsMember({"certification", "live_training", "certification_opening", "book_opening"}));
        leads->add_option("--limit", line_.limit, "How many.")->check(CLI::Range(1, 100'000));
        add_settings(*leads, settings_);
        add_about_member(admin, "forget-leads", "Forgets everything that an address left on the site.");
    }

    CLI::App* add_invite(CLI::App& admin, std::string const& name, std::string const& text) {
        auto* command = admin.add_subcommand(name, text);
        command->add_option("--email-address", line_.email_address, "Of whoever is invited.");
        command->add_option("--first-name", line_.first_name, "Theirs.");
        command->add_flag("--send-mail", line_.send_mail, "The server mails the code.");
        add_settings(*command, settings_);
        return command;
    }

    CLI::App* add_about_member(CLI::App& admin, std::string const& verb, std::string const& text) {
        auto* command = admin.add_subcommand(verb, text);
        command->add_option("email_address", line_.email_address, "The member's address.")->required();
        add_settings(*command, settings_);
        return command;
    }

    Parsed finish() {
        auto const* command = app_.get_subcommands().front();
        line_.command = command->get_name();
        while (!command->get_subcommands().empty()) {
            command = command->get_subcommands().front();
            line_.command += " " + command->get_name();
        }
        if (command->get_option_no_throw("--config") != nullptr) {
            auto config = settled(*command, settings_);
            if (!config)
                return {.command_line = {}, .exit_code = kWrongUse};
            line_.config = std::move(*config);
        }
        return {.command_line = line_, .exit_code = 0};
    }

    CLI::App app_{"Evenkeel: a nervous-system wellness product in one binary."};
    Settings settings_;
    CommandLine line_;
};

} // namespace

Parsed parse_command_line(std::vector<std::string> arguments) {
    return Cli{}.parse(std::move(arguments));
}

} // namespace evenkeel::app
