#pragma once

#include "app/config.hpp"

#include <optional>
#include <string>
#include <vector>

namespace evenkeel::app {

/// hrv analyze: which file, and what is shown of it.
struct AnalysisPlan {
    std::string file;    ///< A path, or "-" for standard input.
    std::string input;   ///< "camera", "rr", "ppg"; any other word leaves it to the content.
    std::string explain; ///< "table", "json", or empty.
    std::string plot;    ///< Where the picture goes; empty: nowhere.
};

/// hrv evaluate: which folder is judged, and where the results go; an empty path is nowhere.
struct EvaluationPlan {
    std::string folder;
    std::string lags;
    std::string json;
    std::string svg;
};

/// A command as it was typed at the terminal, with its settings.
struct CommandLine {
    std::string command; ///< "serve", "migrate", "doctor", "hrv analyze", "safety classify", …
    Config config;       ///< For the commands that have settings.
    AnalysisPlan analysis;
    EvaluationPlan evaluation;
    std::string output; ///< openapi: a folder. backup: a file; empty: in the folder for backups.
    std::string file;   ///< backup verify, restore.
    std::string email_address;
    std::string first_name;   ///< admin invite, admin trainer-invite.
    int months{0};            ///< admin invite.
    bool send_mail{false};    ///< Likewise, and admin trainer-invite.
    int limit{50};            ///< admin audit, admin leads: how many.
    int days{30};             ///< admin experiments: how far back.
    std::string kind;         ///< admin leads: only this kind; empty: all.
    std::string state;        ///< admin jobs list: only these; empty: all.
    std::string job_id;       ///< admin jobs retry, admin jobs drop.
    bool is_confirmed{false}; ///< admin erase --yes, restore --replace.
    bool print_configuration{false};
};

/// Either something to do, or an exit code after everything was said on the terminal (help, mistakes).
struct Parsed {
    std::optional<CommandLine> command_line;
    int exit_code{0};
};

[[nodiscard]] Parsed parse_command_line(std::vector<std::string> arguments);

} // namespace evenkeel::app
